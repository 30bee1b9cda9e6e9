/** The site's line icons on a 24 grid; dots are zero-length lines. */
export const ICONS = {
	search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5',
	close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
	menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
	'chevron-down': 'M6 9.5l6 6 6-6',
	'chevron-right': 'M9.5 6l6 6-6 6',
	'chevron-left': 'M14.5 6l-6 6 6 6',
	box: 'M4 8.5h16v11H4zM4 8.5l2.5-4h11l2.5 4M9.5 12.5h5',
	user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-3.5 3.3-5 7.5-5s7 1.5 7.5 5',
	filters:
		'M3.5 7.5h8M16.5 7.5h4M14 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3.5 16.5h4M12.5 16.5h8M10 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
	plus: 'M12 5v14M5 12h14',
	minus: 'M5 12h14',
	check: 'M4.5 12.5l5 5 10-11',
	'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
	'arrow-left': 'M20 12H4.5M10.5 6l-6 6 6 6',
	info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.5v5M12 8h0',
	hand: 'M7.5 16.5 3.3 12.3a1.7 1.7 0 0 1 2.4-2.4l1.8 1.6V6.2a1.6 1.6 0 0 1 3.2 0v4.3M10.7 6.2V4.1a1.6 1.6 0 0 1 3.2 0v6.4M13.9 4.8a1.6 1.6 0 0 1 3.2 0v5.7M17.1 7.2a1.6 1.6 0 0 1 3.2 0v6.3c0 1.2-.4 2.2-1.2 3M7.5 16.5h11.6v4.6H7.5z',
	mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
	phone:
		'M5 4h4l1.5 4.5L8 10.5c1.2 2.5 3 4.3 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z',
	pin: 'M12 21c-4.7-5-7-8.5-7-11.3a7 7 0 0 1 14 0c0 2.8-2.3 6.3-7 11.3zM12 7.3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
	globe:
		'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17z',
	document: 'M5.5 3.5H14L18.5 8v12.5h-13zM13.5 3.5V8.5h5M9 12.5h6M9 16.5h6',
	camera:
		'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 7h0',
	warning: 'M12 4 21 19.5H3zM12 10v4.5M12 17h0',
	ruler: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v3.5M15 8.5v3M18.5 8.5v2',
	trash: 'M4.5 6.5h15M9.5 6V3.8h5V6M6.5 7l.9 13.2h9.2L17.5 7M10.2 10.5v6M13.8 10.5v6',
	truck:
		'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM6.5 15.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
	shield: 'M12 3.2l7.5 2.6v5.7c0 4.6-3 7.6-7.5 9.3-4.5-1.7-7.5-4.7-7.5-9.3V5.8zM8.5 11.8l2.6 2.6 4.6-4.8',
	zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4',
} as const;

/** Every icon once, at the start of the document; `Icon` refers to them by name. */
export function IconSheet() {
	return (
		<div hidden>
			<svg aria-hidden="true">
				{Object.entries(ICONS).map(([name, path]) => (
					<path key={name} id={`icon-${name}`} d={path} />
				))}
			</svg>
		</div>
	);
}
