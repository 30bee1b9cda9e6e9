import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { OptionPicker } from '../../platform/ui/fields/option-picker.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link, usePathTo } from '../../platform/ui/link.tsx';
import { preloadSamplePanel } from '../frame/sample-panel-slot.tsx';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import type { ColourChoice, SizeChoice } from './product-view.ts';
import styles from './sample-choice.module.css';

/** How long the button says that nothing was added, in milliseconds. */
const NOTICE_MS = 2000;

/** The id of the form, for a button elsewhere on the page. */
export const SAMPLE_FORM = 'sample';

type SampleChoiceProps = {
	colours: readonly ColourChoice[];
	sizes: readonly SizeChoice[];
	/** The index of the selected colour in `colours`. */
	colour: number;
	onColour: (colour: number) => void;
	compare: ReactNode;
};

/**
 * Colour and size, with the button that adds them to the sample box: a form that works before scripts run. A colour is
 * a glove of its own, so selecting one changes the part number that is sent.
 */
export function SampleChoice({ colours, sizes, colour, onColour, compare }: SampleChoiceProps) {
	const pathTo = usePathTo();
	const t = useTranslations('product');
	const form = useRef<HTMLFormElement>(null);
	const selected = colours[colour] ?? colours[0];
	const [selectedSize, setSize] = useState(selected?.defaultSize ?? '');
	const isMade = (label: string) => selected !== undefined && Object.hasOwn(selected.codes, label);
	// If the colour is not made in the selected size, its default size is used until a colour has the selected size.
	const size = isMade(selectedSize) ? selectedSize : (selected?.defaultSize ?? '');

	function pickColour(partNumber: string) {
		const index = colours.findIndex((choice) => choice.partNumber === partNumber);
		if (index >= 0) onColour(index);
	}

	// Applies what was selected, or restored by the browser, before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render
	useEffect(() => {
		const values = form.current && new FormData(form.current);
		pickColour(String(values?.get('partNumber') ?? ''));
		const restored = values?.get('size');
		if (typeof restored === 'string') setSize(restored);
	}, []);

	const box = useSampleBox();
	const [notice, setNotice] = useState<'inSampleBox' | 'sampleBoxFull'>();
	useEffect(() => {
		if (!notice) return;
		const timer = setTimeout(() => setNotice(undefined), NOTICE_MS);
		return () => clearTimeout(timer);
	}, [notice]);

	function addSample(event: FormEvent) {
		// A glove without sizes has nothing to select: the form submits to the box's page, which says how to request it.
		if (selected === undefined || !isMade(size)) return;
		event.preventDefault();
		const sample: SampleItem = { partNumber: selected.partNumber, size };
		const outcome = box.addAndOpen(sample);
		setNotice(outcome === 'added' ? undefined : outcome === 'full' ? 'sampleBoxFull' : 'inSampleBox');
	}

	if (selected === undefined) return null;
	return (
		<form
			ref={form}
			id={SAMPLE_FORM}
			className={styles.choice}
			action={pathTo('/sample-box')}
			method="get"
			onSubmit={addSample}
		>
			<div className={styles.options}>
				{colours.length > 1 ? (
					<OptionPicker
						name="partNumber"
						label={t('colour')}
						shown={selected.colour}
						value={selected.partNumber}
						onPick={pickColour}
						options={colours.map((choice) => ({ value: choice.partNumber, text: choice.colour }))}
					/>
				) : (
					<input type="hidden" name="partNumber" value={selected.partNumber} />
				)}
				{sizes.length > 0 && (
					<div className={styles.sizes}>
						<Link to="/sizing-guide" className={styles.findSize}>
							<Icon name="hand" />
							{t('findSize')}
						</Link>
						<OptionPicker
							name="size"
							label={t('size')}
							shown={sizes.find(({ label }) => label === size)?.word ?? size}
							value={size}
							onPick={setSize}
							options={sizes.map((choice) => ({
								value: choice.label,
								...splitLabel(choice.text),
								accessibleText: isMade(choice.label)
									? spellSize(choice)
									: t('notMade', { size: spellSize(choice) || choice.word }),
								off: !isMade(choice.label),
							}))}
						/>
					</div>
				)}
			</div>
			<button
				type="submit"
				className={styles.add}
				onPointerEnter={preloadSamplePanel}
				onFocus={preloadSamplePanel}
			>
				<Icon name={notice ? 'check' : 'box'} />
				{t(notice ?? 'addToSampleBox')}
			</button>
			<div className={styles.after}>
				<p className={styles.note}>{t('sampleNote')}</p>
				{selected.codes[size] && (
					<p className={styles.code}>{t('stockCode', { code: selected.codes[size] })}</p>
				)}
				{compare}
			</div>
		</form>
	);
}

/** "L (left hand only)" -> "L" over "left hand only". */
function splitLabel(label: string): { text: string; small?: string } {
	const [, text, small] = /^(.+?) *\((.+)\)$/.exec(label) ?? [];
	return text === undefined ? { text: label } : { text, small };
}

/** The full word if the label is a letter. The label already includes the hand. */
function spellSize({ text, word }: SizeChoice): string {
	const full = splitLabel(word).text;
	return splitLabel(text).text === full ? '' : full;
}
