import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import { isSameSample, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { useSampleBox } from './sample-box.tsx';
import { useSampleGloves } from './sample-gloves.ts';
import styles from './sample-list.module.css';
import { SampleRow } from './sample-row.tsx';

/** How long a removal can be undone, in milliseconds; longer while it has focus or is hovered. */
const UNDO_MS = 6000;

type SampleListProps = {
	/** The sample marked as new. */
	added?: SampleItem | undefined;
	/** Errors by the sample's index in the box. */
	errors?: ReadonlyMap<number, string>;
	/** Denser rows, for use in a page instead of the panel. */
	compact?: boolean;
	/** Shown if there are no samples; the last removal can still be undone. */
	empty?: ReactNode;
};

/** The samples in the box, newest first, with size, remove and undo. */
export function SampleList({ added, errors, compact, empty }: SampleListProps) {
	const locale = useLocale();
	const t = useTranslations('sampleBox');
	const { items, add, remove, changeSize } = useSampleBox();
	const gloves = useSampleGloves(items.map(({ partNumber }) => partNumber));
	const [removed, setRemoved] = useState<{ item: SampleItem; at: number }>();
	const [announcement, setAnnouncement] = useState('');

	const nameOf = ({ partNumber, size }: SampleItem) =>
		t('sample', { partNumber: formatPartNumber(partNumber), size: formatSizeWord(size, locale) });

	function removeItem(item: SampleItem, at: number) {
		remove(item);
		setAnnouncement('');
		setRemoved({ item, at });
	}

	function pickSize(item: SampleItem, size: string) {
		const twin = items.some((other) => other !== item && isSameSample(other, { ...item, size }));
		changeSize(item, size);
		const sample = nameOf({ ...item, size });
		setAnnouncement(twin ? t('merged', { sample }) : t('sizeChanged', { sample }));
	}

	function putBack() {
		if (!removed) return;
		add(removed.item, Math.min(removed.at, items.length));
		setRemoved(undefined);
		setAnnouncement(t('isBack', { sample: nameOf(removed.item) }));
	}

	return (
		<div className={styles.samples} data-compact={compact || undefined}>
			<p className="sr-only" role="status">
				{removed ? t('takenOut', { sample: nameOf(removed.item) }) : announcement}
			</p>
			{removed && (
				<RemovedItem
					key={`${removed.item.partNumber} ${removed.item.size}`}
					name={nameOf(removed.item)}
					onPutBack={putBack}
					onOver={() => setRemoved(undefined)}
				/>
			)}
			{items.length === 0 && empty}
			{gloves.failed && <p className={styles.note}>{t('glovesFailed')}</p>}
			<ul role="list">
				{items
					.map((item, at) => (
						<SampleRow
							key={`${item.partNumber} ${item.size}`}
							item={item}
							glove={gloves.find(item.partNumber)}
							isNew={added !== undefined && isSameSample(added, item)}
							error={errors?.get(at)}
							onSize={(size) => pickSize(item, size)}
							onRemove={() => removeItem(item, at)}
						/>
					))
					.reverse()}
			</ul>
		</div>
	);
}

type RemovedItemProps = { name: string; onPutBack: () => void; onOver: () => void };

/** Replaces a sample that was just removed, and takes over the focus from its button. */
function RemovedItem({ name, onPutBack, onOver }: RemovedItemProps) {
	const t = useTranslations('sampleBox');
	const button = useRef<HTMLButtonElement>(null);
	const [resting, setResting] = useState(true);

	useEffect(() => button.current?.focus({ preventScroll: true }), []);

	// Does not disappear while it has keyboard focus.
	useEffect(() => {
		if (resting && button.current?.matches(':focus-visible')) return;
		const timer = setTimeout(onOver, UNDO_MS);
		return () => clearTimeout(timer);
	}, [resting, onOver]);

	const leave = (event: FocusEvent) => {
		if (event.relatedTarget !== null) setResting(false);
	};
	return (
		<p className={styles.takenOut} onBlur={leave}>
			<span>{t('takenOut', { sample: name })}</span>
			<button ref={button} type="button" className={styles.putBack} onClick={onPutBack}>
				{t('putBack')}
			</button>
		</p>
	);
}
