/** The lines that were taken out and put in, for the activity log. */
export function compareLines(before: readonly string[], after: readonly string[]) {
	return {
		removed: before.filter((line) => !after.includes(line)),
		added: after.filter((line) => !before.includes(line)),
	};
}
