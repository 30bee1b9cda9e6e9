/** Line icons of the back-office on a 24 px grid; the public pages do not load them. */
const PATHS = {
	search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5',
	menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
	close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
	chevron: 'M6 9.5l6 6 6-6',
	plus: 'M12 5v14M5 12h14',
	minus: 'M5 12h14',
	pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
	trash: 'M4.5 6.5h15M9.5 6V3.8h5V6M6.5 7l.9 13.2h9.2L17.5 7M10.2 10.5v6M13.8 10.5v6',
	copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
	inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
	printer: 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6H7z',
	building:
		'M4.5 20.5v-16h9v16M13.5 10h6v10.5M2.5 20.5h19M7.5 8.5h3M7.5 12h3M7.5 15.5h3M16.5 13.5h0M16.5 17h0',
	tag: 'M3.5 4h8l9 9-7.5 7.5-9.5-9zM8 8.5h0',
	mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
	warning: 'M12 4 21 19.5H3zM12 10v4.5M12 17h0',
	check: 'M4.5 12.5l5 5 10-11',
	picture: 'M3.5 5h17v14h-17zM3.5 16.5l5-5 4.5 4.5 3-3 4.5 4M15.5 9h0',
	page: 'M5.5 3.5H14L18.5 8v12.5h-13zM13.5 3.5V8.5h5M9 12.5h6M9 16.5h6',
	history: 'M4 5v4.5h4.5M4.6 9.3A8 8 0 1 1 4 13.5M12 8v4.5l3 2',
	calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
	link: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
	leave: 'M10 4H4.5v16H10M14.5 7.5 19 12l-4.5 4.5M19 12H9',
} as const;

export type StaffIconName = keyof typeof PATHS;

/** A line icon in the text colour, hidden from screen readers, because its control has the accessible name. */
export function StaffIcon({ name, size = 24 }: { name: StaffIconName; size?: number }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width={size}
			height={size}
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			data-icon=""
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
