import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import { MAX_SAMPLES, type SampleItem } from '../../domain/sample-requests/sample-item.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { Drawer } from '../../platform/ui/overlays/drawer.tsx';
import { type PanelNews, useSampleBox } from './sample-box.tsx';
import { SampleList } from './sample-list.tsx';
import styles from './sample-panel.module.css';
import { SamplePaste } from './sample-paste.tsx';

/** Scrolling the page down by more than this closes the panel, in CSS pixels (docs/behaviour.md, "Sample box"). */
const CLOSING_SCROLL = 25;
/** How long a new sample is marked, in milliseconds. */
const NEW_MS = 4000;

type SamplePanelProps = { open: boolean; news: PanelNews; onClose: () => void };

/** The sample box, sliding in from the right edge. */
export function SamplePanel({ open, news, onClose }: SamplePanelProps) {
	const locale = useLocale();
	const { added, present, notAdded } = news;
	const t = useTranslations('sampleBox');
	const { items, count, isStored, clear, add } = useSampleBox();
	const titleId = useId();
	const content = useRef<HTMLDivElement>(null);
	const [emptied, setEmptied] = useState<readonly SampleItem[]>();
	const marked = useNewMark(open ? added : undefined);
	useClosingScroll(open, content, onClose);

	function empty() {
		setEmptied(items);
		clear();
	}

	function fillAgain() {
		for (const item of emptied ?? []) add(item);
		setEmptied(undefined);
	}

	return (
		<Drawer
			id="sample-box-panel"
			open={open}
			onClose={onClose}
			edge="right"
			labelledBy={titleId}
			className={styles.panel}
			pageScrolls
		>
			<div ref={content} className={styles.content}>
				<header className={`onSoot ${styles.head}`}>
					<h2 id={titleId} className={styles.title}>
						{t.rich('heading', { count, hot: (text) => <span className={styles.count}>{text}</span> })}
					</h2>
					<button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
						<Icon name="close" />
					</button>
				</header>
				<p className={present || notAdded ? styles.news : 'sr-only'} role="status">
					{open && added && t('added', sampleText(added, locale))}
					{open && present && t('present', labelValues(present))}
					{open && notAdded && t('notAdded', { ...labelValues(notAdded), most: MAX_SAMPLES })}
				</p>
				<div className={styles.list}>
					{!isStored && <p className={styles.notKept}>{t('notKept')}</p>}
					<SampleList added={marked} empty={<Empty onPutBack={emptied && fillAgain} />} />
					<div className={styles.paste}>
						<SamplePaste />
					</div>
				</div>
				<footer className={styles.foot}>
					<p className={styles.line} id={`${titleId}-why`}>
						{count === 0
							? t('whyOff')
							: count >= MAX_SAMPLES
								? t('full', { most: MAX_SAMPLES })
								: t('promise')}
					</p>
					{count > 0 ? (
						<Link to="/sample-box" className={styles.get} onClick={onClose}>
							{t('getSamples')}
							<Icon name="arrow-right" />
						</Link>
					) : (
						<button
							type="button"
							className={`${styles.get} ${styles.off}`}
							aria-disabled="true"
							aria-describedby={`${titleId}-why`}
						>
							{t('getSamples')}
						</button>
					)}
					{count > 0 && (
						<button type="button" className={styles.empty} onClick={empty}>
							{t('empty')}
						</button>
					)}
				</footer>
			</div>
		</Drawer>
	);
}

/** "XY300 L", as printed on the glove. */
function labelValues({ partNumber, size }: SampleItem) {
	return { partNumber: formatPartNumber(partNumber), size };
}

function sampleText({ partNumber, size }: SampleItem, locale: Locale) {
	return { partNumber: formatPartNumber(partNumber), size: formatSizeWord(size, locale) };
}

function Empty({ onPutBack }: { onPutBack: (() => void) | undefined }) {
	const t = useTranslations('sampleBox');
	const again = useRef<HTMLButtonElement>(null);
	// The button that emptied the box is gone, so focus moves to the button that undoes it.
	useEffect(() => again.current?.focus(), []);
	return (
		<div className={styles.nothing}>
			<Icon name="box" />
			<p className={styles.nothingTitle}>{t('nothing')}</p>
			<p>{t('nothingLine')}</p>
			{onPutBack && (
				<button ref={again} type="button" className={styles.empty} onClick={onPutBack}>
					{t('putAllBack')}
				</button>
			)}
		</div>
	);
}

/** The sample that was just added, for a few seconds. */
function useNewMark(added: SampleItem | undefined): SampleItem | undefined {
	const [worn, setWorn] = useState<SampleItem>();
	useEffect(() => {
		if (!added) return;
		const timer = setTimeout(() => setWorn(added), NEW_MS);
		return () => clearTimeout(timer);
	}, [added]);
	return added === worn ? undefined : added;
}

/**
 * Closes the panel when the page behind it is scrolled down, but never while focus is on something inside it. When it
 * opens, the panel itself has focus, which does not count as inside.
 */
function useClosingScroll(open: boolean, content: React.RefObject<HTMLElement | null>, close: () => void) {
	useEffect(() => {
		if (!open) return;
		let from = window.scrollY;
		const watch = () => {
			from = Math.min(from, window.scrollY);
			if (window.scrollY - from <= CLOSING_SCROLL) return;
			if (content.current?.contains(document.activeElement)) from = window.scrollY;
			else close();
		};
		window.addEventListener('scroll', watch, { passive: true });
		return () => window.removeEventListener('scroll', watch);
	}, [open, content, close]);
}
