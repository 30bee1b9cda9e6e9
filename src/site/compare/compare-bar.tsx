import messages from 'messages:compare.bar,compare.add';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link, useEnglishPath } from '../../platform/ui/link.tsx';
import { useFootBar } from '../../platform/ui/overlays/foot-bar.ts';
import styles from './compare-bar.module.css';
import { type ChoiceOutcome, compareChoice } from './compare-choice.ts';
import { COMPARE_PATH, compareAddress } from './comparison.ts';

type Announcement = { partNumber: string; outcome: ChoiceOutcome };

let announcement: Announcement | undefined;
const listeners = new Set<() => void>();

/** Adds the link's glove to the selection, or removes it. Does nothing without a link. */
export function choose(link?: HTMLAnchorElement): void {
	const partNumber = link?.dataset.compare;
	if (partNumber === undefined) return;
	announcement = { partNumber, outcome: compareChoice.toggle(partNumber) };
	for (const listener of listeners) listener();
}

function subscribeToAnnouncement(changed: () => void): () => void {
	listeners.add(changed);
	return () => listeners.delete(changed);
}

const NONE: readonly string[] = [];

/**
 * The gloves selected for comparison, at the bottom of the window. Hidden on a comparison, where the page shows them.
 */
export const CompareBar = withMessages(messages, () => {
	const t = useTranslations('compare.bar');
	const add = useTranslations('compare.add');
	const { search, key } = useLocation();
	const path = useEnglishPath();
	const chosen = useSyncExternalStore(compareChoice.subscribe, compareChoice.list, () => NONE);
	const last = useSyncExternalStore(
		subscribeToAnnouncement,
		() => announcement,
		() => undefined,
	);
	const isShown = chosen.length > 0 && !(path === COMPARE_PATH && search !== '');

	// Compare links are part of the cached page, which does not know what is selected.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
	useEffect(() => {
		for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare]')) {
			const partNumber = link.dataset.compare ?? '';
			const isChosen = chosen.includes(partNumber);
			link.toggleAttribute('data-on', isChosen);
			link.ariaLabel = add(isChosen ? 'chosen' : 'name', { glove: formatPartNumber(partNumber) });
		}
	}, [chosen, key, add]);

	const bar = useFootBar();

	const sentence = last && t(last.outcome, { glove: formatPartNumber(last.partNumber) });
	const isFull = last?.outcome === 'full' && chosen.length > 1;
	return (
		<>
			<p className="sr-only" role="status">
				{sentence}
			</p>
			{isShown && (
				<section ref={bar} className={`onSoot ${styles.bar}`} aria-label={t('label')}>
					<div className={`page ${styles.inner}`}>
						<ul role="list" className={styles.chosen}>
							{chosen.map((partNumber) => (
								<li key={partNumber}>
									<button
										type="button"
										className={styles.chip}
										aria-label={t('remove', { glove: formatPartNumber(partNumber) })}
										onClick={() => compareChoice.toggle(partNumber)}
									>
										{formatPartNumber(partNumber)}
										<Icon name="close" />
									</button>
								</li>
							))}
						</ul>
						<p className={isFull ? `${styles.note} ${styles.full}` : styles.note}>
							{isFull ? sentence : chosen.length === 1 && t('more')}
						</p>
						<div className={styles.acts}>
							<button type="button" className={styles.clear} onClick={() => compareChoice.replace([])}>
								{t('clear')}
							</button>
							{chosen.length > 1 && (
								<Link className={styles.open} to={compareAddress(chosen)}>
									{t('open', { count: chosen.length })}
								</Link>
							)}
						</div>
					</div>
				</section>
			)}
		</>
	);
});
