/** The tab that a key moves to, of `count` tabs: arrows wrap, Home and End jump. Undefined for other keys. */
export function stepTab(key: string, from: number, count: number): number | undefined {
	if (count < 1) return undefined;
	if (key === 'ArrowRight') return (from + 1) % count;
	if (key === 'ArrowLeft') return (from - 1 + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : undefined;
}
