import { useRef, useState } from 'react';

/** The rows that are picked in a list, by key; they stay picked while it is searched and paged. */
export type Picked<Key> = {
	keys: readonly Key[];
	/** Picks a row or leaves it; with Shift, every row between it and the last one pressed. */
	toggle: (key: Key, shown: readonly Key[], isRange: boolean) => void;
	/** Picks every shown row, or leaves them if all are picked. */
	toggleAll: (shown: readonly Key[]) => void;
	set: (keys: readonly Key[]) => void;
};

/** @param max The number of rows that an action takes at once. */
export function usePicked<Key>(max: number): Picked<Key> {
	const [keys, setKeys] = useState<readonly Key[]>([]);
	const last = useRef<Key>(undefined);
	const add = (before: readonly Key[], added: readonly Key[]) =>
		[...before, ...added.filter((key) => !before.includes(key))].slice(0, max);
	const leave = (before: readonly Key[], left: readonly Key[]) => before.filter((key) => !left.includes(key));
	return {
		keys,
		toggle(key, shown, isRange) {
			const from = isRange && last.current !== undefined ? shown.indexOf(last.current) : -1;
			const to = shown.indexOf(key);
			const range = from < 0 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
			last.current = key;
			setKeys((before) => (before.includes(key) ? leave(before, range) : add(before, range)));
		},
		toggleAll(shown) {
			setKeys((before) =>
				shown.every((key) => before.includes(key)) ? leave(before, shown) : add(before, shown),
			);
		},
		set: (next) => setKeys(next.slice(0, max)),
	};
}

/** The checkboxes of a table whose rows are picked by key. */
export function pickRows<Row, Key>(
	picked: Picked<Key>,
	{ rows, keyOf, labelOf }: { rows: readonly Row[]; keyOf: (row: Row) => Key; labelOf: (row: Row) => string },
) {
	const shown = rows.map(keyOf);
	return {
		isPicked: (row: Row) => picked.keys.includes(keyOf(row)),
		picking: {
			labelOf,
			onToggle: (row: Row, isRange: boolean) => picked.toggle(keyOf(row), shown, isRange),
			onToggleAll: () => picked.toggleAll(shown),
		},
	};
}
