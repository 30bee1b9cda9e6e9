/** A line drawing of 32 px, hidden from screen readers: its word is beside it. */
export function LineIcon({ path }: { path: string | undefined }) {
	return (
		<svg
			viewBox="0 0 32 32"
			width="32"
			height="32"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={path} />
		</svg>
	);
}
