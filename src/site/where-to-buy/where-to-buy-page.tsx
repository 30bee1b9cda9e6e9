import messages from 'messages:whereToBuy.title,whereToBuy.description,whereToBuy.locate,whereToBuy.locating,whereToBuy.locationNotice,whereToBuy.location,whereToBuy.count,whereToBuy.far,whereToBuy.from,whereToBuy.list,whereToBuy.more,whereToBuy.none,whereToBuy.hours,whereToBuy.days,whereToBuy.counter,whereToBuy.noCounter,whereToBuy.lines,whereToBuy.languages,whereToBuy.website,whereToBuy.websiteOf,whereToBuy.directions,whereToBuy.directionsOf,whereToBuy.callOf,whereToBuy.details,whereToBuy.detailsOf,whereToBuy.showOf,whereToBuy.away,whereToBuy.map.region,whereToBuy.map.loading,whereToBuy.map.failed';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { listDistributors, type Position } from '../../domain/distributors/distributor.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import type { Route } from './+types/where-to-buy-page';
import { DistributorRow } from './distributor-row.tsx';
import { MapFrame } from './map/map-frame.tsx';
import { OwnPlace } from './own-place.tsx';
import { ResultLine } from './result-line.tsx';
import styles from './where-to-buy-page.module.css';

export { loader } from './where-to-buy-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./where-to-buy-page-policy.ts').then((policy) => policy.whereToBuyPagePolicy) }
	: undefined;

const Search = staticPart(() => import('./distributor-search.tsx').then((module) => module.PlaceSearch));
const Filters = staticPart(() =>
	import('./distributor-search.tsx').then((module) => module.DistributorFilters),
);
const Head = staticPart(() => import('./where-to-buy-parts.tsx').then((module) => module.WhereToBuyHead));
const Foot = staticPart(() => import('./where-to-buy-parts.tsx').then((module) => module.WhereToBuyFoot));
const Answer = staticPart(() => import('./place-answer.tsx').then((module) => module.PlaceAnswer));

export default withMessages(messages, WhereToBuyPage);

/** Rows that a phone shows before the list is expanded; the style sheet hides the others. */
const FIRST_ROWS = 8;

/** Lists distributors, complete without scripts and sorted by distance once a place is known, with a map. */
function WhereToBuyPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('whereToBuy');
	const locale = useLocale();
	const { distributors, count, more, question, found, tiles } = loaderData;
	/** The browser's position. It stays on this page and is never sent to a server. Typing a place discards it. */
	const [own, setOwn] = useState<{ position: Position; asked: unknown }>();
	const [pickedId, setPicked] = useState<string>();
	const [isWhole, setWhole] = useState(false);
	const list = useRef<HTMLOListElement>(null);
	const ownPosition = own?.asked === loaderData ? own.position : undefined;
	const place = found?.kind === 'found' ? found.place : undefined;
	const here = ownPosition ?? place;
	const rows = useMemo(
		() => listDistributors(distributors, question, here, locale),
		[distributors, question, here, locale],
	);

	/** Scrolls the row of the selected pin into view; on a phone this may require expanding the list first. */
	function pickFromMap(id: string) {
		setPicked(id);
		setWhole(true);
		requestAnimationFrame(() => {
			const row = list.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
			if (row && list.current && list.current.scrollHeight > list.current.clientHeight)
				list.current.scrollTo({ top: row.offsetTop - list.current.offsetTop - 8 });
		});
	}

	return (
		<article>
			<PageHead title={`${t('title')} · ${brand.name}`} description={t('description')} path="/where-to-buy" />
			<div className={`page ${styles.head}`}>
				<div>
					<Head count={count} />
				</div>
				<div>
					<Search question={question} />
					<OwnPlace onPosition={(position) => setOwn({ position, asked: loaderData })} />
				</div>
			</div>
			<div className={`page ${styles.body}`}>
				<Answer found={ownPosition ? undefined : found} question={question} />
				<div className={styles.result}>
					<ResultLine rows={rows} more={more} place={place} isOwn={ownPosition !== undefined} />
					<Filters question={question} />
				</div>
				<div className={styles.finder}>
					{rows.length > 0 ? (
						<div className={styles.listing}>
							<ol ref={list} className={styles.list} data-whole={isWhole || undefined} aria-label={t('list')}>
								{rows.map((row) => (
									<DistributorRow
										key={row.id}
										row={row}
										isPicked={row.id === pickedId}
										onPick={() => setPicked(row.id)}
									/>
								))}
							</ol>
							{rows.length > FIRST_ROWS && !isWhole && (
								<button type="button" className={styles.more} onClick={() => setWhole(true)}>
									{t('more', { count: rows.length - FIRST_ROWS })}
								</button>
							)}
						</div>
					) : (
						<p className={styles.none}>
							<strong>{t('none.title')}</strong> {t('none.text')}
						</p>
					)}
					<MapFrame rows={rows} here={here} pickedId={pickedId} onPick={pickFromMap} tiles={tiles} />
				</div>
				<Foot partners={loaderData.onlinePartners} />
			</div>
		</article>
	);
}
