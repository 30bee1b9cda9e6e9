import { useTranslations } from 'use-intl';
import { isRuled, ruleParameter } from '../../../domain/search/filter-slug.ts';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { ListedGroup, ListedValue } from '../listing-data.ts';
import styles from './filter-group.module.css';
import { useValueName } from './filter-words.ts';
import { RatingRule } from './rating-rule.tsx';
import { toRatingScales, toSizeScales } from './rating-scale.ts';
import { RatingScales } from './rating-scales.tsx';

type FilterGroupProps = {
	group: ListedGroup;
	/** The selected slugs. */
	picked: readonly string[];
	open: boolean;
	onToggle: () => void;
	onPick: (slug: string, on: boolean) => void;
	/** True if all selected values are required; only ratings have this option. */
	isAll: boolean;
	onRule: (isAll: boolean) => void;
};

export const groupPanelId = (id: string) => `filter-${id}`;

/** One group of the drawer: a heading that expands and collapses it, and its values with counts. */
export function FilterGroup(props: FilterGroupProps) {
	const { group, picked, open, onToggle, onPick, isAll, onRule } = props;
	const { id, values } = group;
	const t = useTranslations('listing.filters');
	// Without scripts the groups stay expanded, without a button that would do nothing.
	const hydrated = useHydrated();
	const on = values.filter(({ slug }) => picked.includes(slug)).length;
	const heading = (
		<>
			{t(`groups.${id}`)}
			{on > 0 && <span className={styles.on}> {t('on', { count: on })}</span>}
		</>
	);
	return (
		<section className={styles.group}>
			<h3 className={styles.heading}>
				{hydrated ? (
					<button
						type="button"
						className={styles.toggle}
						aria-expanded={open}
						aria-controls={groupPanelId(id)}
						onClick={onToggle}
					>
						{heading}
						<Icon name={open ? 'minus' : 'plus'} />
					</button>
				) : (
					<span className={styles.toggle}>{heading}</span>
				)}
			</h3>
			<fieldset id={groupPanelId(id)} className={styles.values} hidden={!open}>
				<legend className="sr-only">{t(`groups.${id}`)}</legend>
				{isRuled(id) && <RatingRule name={ruleParameter(id)} isAll={isAll} onPick={onRule} />}
				{id === 'size' || isRuled(id) ? (
					<div className={styles.scales}>
						<RatingScales
							name={id}
							scales={id === 'size' ? toSizeScales(values) : toRatingScales(values)}
							control={({ slug, count }) => ({
								checked: picked.includes(slug),
								disabled: isOut(count, picked.includes(slug)),
								onChange: (event) => onPick(slug, event.target.checked),
							})}
						/>
					</div>
				) : (
					values.map((value) => (
						<Value
							key={value.slug}
							name={id}
							value={value}
							checked={picked.includes(value.slug)}
							onPick={onPick}
						/>
					))
				)}
			</fieldset>
		</section>
	);
}

type ValueProps = { name: string; value: ListedValue; checked: boolean; onPick: FilterGroupProps['onPick'] };

/** A value with a count of 0 keeps its position, dimmed, and disabled unless selected (docs/behaviour.md, "Filters"). */
const isOut = (count: number, isPicked: boolean) => count === 0 && !isPicked;

function Value({ name, value, checked, onPick }: ValueProps) {
	const t = useTranslations('listing.filters');
	const nameOf = useValueName();
	const { slug, count } = value;
	return (
		<label className={styles.value}>
			<input
				type="checkbox"
				className={styles.box}
				name={name}
				value={slug}
				checked={checked}
				disabled={isOut(count, checked)}
				onChange={(event) => onPick(slug, event.target.checked)}
			/>
			<span className={styles.label}>{nameOf(value)}</span>{' '}
			<span className={styles.count} aria-hidden="true">
				{count}
			</span>
			<span className="sr-only">{t('count', { count })}</span>
		</label>
	);
}
