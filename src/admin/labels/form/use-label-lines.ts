import { useRef, useState } from 'react';
import type { LabelLine } from '../../../domain/labels/label.ts';
import { type DraftLine, emptyLine } from '../../../domain/labels/label-draft.ts';
import type { LabelProduct } from '../../../domain/labels/label-product.ts';
import type { LabelFormParts } from './label-form-parts.server.ts';
import { useMarkedLine } from './use-marked-line.ts';

type UseLabelLinesOptions = {
	lines: readonly DraftLine[];
	/** Pictures by part number. */
	pictures: LabelFormParts['pictures'];
	onLines: (lines: DraftLine[]) => void;
	/** Called when a line was confirmed or removed. */
	onChanged: () => void;
};

/** Adding, editing and removing the lines of a label; `edited` is the line in the overlay. */
export function useLabelLines({ lines, pictures: loaded, onLines, onChanged }: UseLabelLinesOptions) {
	const [pictures, setPictures] = useState(loaded);
	const [edited, setEdited] = useState<DraftLine>();
	const [marked, setMarked] = useMarkedLine();
	const added = useRef(0);
	const without = (line: DraftLine) => lines.filter(({ key }) => key !== line.key);

	return {
		pictures,
		edited,
		marked,
		edit: setEdited,
		add() {
			added.current += 1;
			const line = emptyLine(`added-${added.current}`);
			onLines([...lines, line]);
			setEdited(line);
		},
		remove(line: DraftLine) {
			onLines(without(line));
			onChanged();
			document.getElementById('add-product')?.focus();
		},
		confirm(line: LabelLine, product: LabelProduct | undefined) {
			const key = edited?.key ?? '';
			onLines(lines.map((one) => (one.key === key ? { ...line, key } : one)));
			onChanged();
			if (product) setPictures((before) => ({ ...before, [product.partNumber]: product.picture }));
			setMarked(key);
			setEdited(undefined);
		},
		/** Closes the overlay and removes its line if that is still empty. */
		cancel() {
			if (edited?.productPartNumber === '') onLines(without(edited));
			setEdited(undefined);
		},
	};
}
