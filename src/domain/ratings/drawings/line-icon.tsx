/** A line drawing of 32 px in the strokes of an icon, hidden from screen readers: its word is beside it. */
export function LineIcon({ path }: { path: string | undefined }) {
	return (
		<svg className="icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
			<path d={path} />
		</svg>
	);
}
