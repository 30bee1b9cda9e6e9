import { type FormEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { type FilterId, isRuled } from '../../../domain/search/filter-slug.ts';
import { withoutFilters } from '../../../domain/search/listing.ts';
import { ActionLink } from '../../../platform/ui/fields/action-link.tsx';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Link, usePathTo } from '../../../platform/ui/link.tsx';
import { addressOf, type ListedGroup, type ListingData } from '../listing-data.ts';
import { ResultCount } from '../result-count.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './filter-form.module.css';
import { FilterGroup, groupPanelId } from './filter-group.tsx';
import { useFilterPicks } from './filter-picks.ts';

type FilterFormProps = {
	data: ListingData;
	groups: readonly ListedGroup[];
	/** Left out on a page of its own, which a link leaves. */
	onClose?: () => void;
};

/** All filters of a listing, for the drawer, where every choice updates the list, and for a page of their own. */
export function FilterForm({ data, groups: all, onClose }: FilterFormProps) {
	const { path, listing, total, chips } = data;
	const t = useTranslations('listing.filters');
	const hydrated = useHydrated();
	const pathTo = usePathTo();
	const busy = useNavigation().state !== 'idle';
	const { picked, pick, pickRule } = useFilterPicks(path, listing);
	const [closed, setClosed] = useState<ReadonlySet<FilterId>>(new Set());
	const closer = useRef<HTMLAnchorElement>(null);
	const groups = all.filter(({ values }) => values.length > 0);
	const anyOpen = groups.some(({ id }) => !closed.has(id));

	function toggle(id: FilterId) {
		setClosed((before) =>
			before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
		);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		onClose?.();
	}

	return (
		<>
			<div className={styles.head}>
				<h2 id="filters-title" className={styles.title}>
					{t('heading')}
				</h2>
				<ActionLink
					ref={closer}
					className={styles.close}
					href={pathTo(addressOf(path, listing))}
					onAction={() => onClose?.()}
				>
					<span className="sr-only">{t('close')}</span>
					<Icon name="close" />
				</ActionLink>
			</div>
			<form className={styles.form} method="get" action={pathTo(path)} autoComplete="off" onSubmit={submit}>
				{listing.q !== '' && <input type="hidden" name="q" value={listing.q} />}
				{listing.sort && <input type="hidden" name="sort" value={listing.sort} />}
				<div className={styles.scroll}>
					<div className={styles.bar}>
						<ResultCount total={total} />
						{hydrated && (
							<button
								type="button"
								className={styles.toggleAll}
								aria-expanded={anyOpen}
								aria-controls={groups.map(({ id }) => groupPanelId(id)).join(' ')}
								onClick={() => setClosed(new Set(anyOpen ? groups.map(({ id }) => id) : []))}
							>
								<Icon name="chevron-down" />
								{t('toggleAll')}
							</button>
						)}
					</div>
					{chips.length > 0 && (
						<div className={styles.chips}>
							<FilterChips path={path} listing={listing} chips={chips} fallback={closer} />
						</div>
					)}
					{hydrated && <p className="sr-only">{t('follows')}</p>}
					{groups.map((group) => (
						<FilterGroup
							key={group.id}
							group={group}
							picked={picked.filters[group.id] ?? []}
							isAll={isRuled(group.id) && picked.rules?.[group.id] === 'all'}
							onRule={(isAll) => isRuled(group.id) && pickRule(group.id, isAll ? 'all' : 'any')}
							open={!closed.has(group.id)}
							onToggle={() => toggle(group.id)}
							onPick={(slug, on) => pick(group.id, slug, on)}
						/>
					))}
				</div>
				<div className={styles.foot}>
					<Link className={styles.clear} to={addressOf(path, withoutFilters(listing))} preventScrollReset>
						{t('clear')}
					</Link>
					<button type="submit" className={styles.show} disabled={hydrated && total === 0} aria-busy={busy}>
						{showWords()}
					</button>
				</div>
			</form>
		</>
	);

	function showWords() {
		if (!hydrated) return t('apply');
		return total === 0 ? t('noneFits') : t('show', { count: total });
	}
}
