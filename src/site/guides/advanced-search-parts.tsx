import messages from 'messages:guides.search,listing.filters,listing.sort';
import { useTranslations } from 'use-intl';
import { PositionIcon, ProcessIcon } from '../../domain/ratings/drawings/process-icon.tsx';
import { findWeldingPosition } from '../../domain/ratings/welding-process.ts';
import { isRuled, ruleParameter } from '../../domain/search/filter-slug.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { CollapseSection } from '../../platform/ui/collapse-section.tsx';
import { useValueName } from '../listing/filters/filter-words.ts';
import { RatingRule } from '../listing/filters/rating-rule.tsx';
import { toRatingScales, toSizeScales } from '../listing/filters/rating-scale.ts';
import { RatingScales } from '../listing/filters/rating-scales.tsx';
import { SortOptions } from '../listing/filters/sort-options.tsx';
import type { ListedGroup } from '../listing/listing-data.ts';
import styles from './advanced-search-page.module.css';

/** A group with more values is collapsed on a phone, where each value takes a line. */
const MAX_SHOWN = 10;

// The text field and the filters of the advanced search, with their messages. Submitted natively.

export const AdvancedText = withMessages(messages, TextField);

export const AdvancedFilters = withMessages(messages, Filters);

function TextField() {
	const t = useTranslations('guides.search');
	return (
		<div className={styles.words}>
			<label htmlFor="advanced-q">{t('text')}</label>
			<div className={styles.field}>
				<input
					id="advanced-q"
					name="q"
					maxLength={200}
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					aria-describedby="advanced-hint"
				/>
				<button type="submit" className={styles.submit}>
					{t('submit')}
				</button>
			</div>
			<p id="advanced-hint" className={styles.hint}>
				{t('hint')}
			</p>
		</div>
	);
}

function Filters({ groups }: { groups: readonly ListedGroup[] }) {
	const t = useTranslations('guides.search');
	const filters = useTranslations('listing.filters');
	const nameOf = useValueName();
	return (
		<>
			<h2 className={styles.heading}>{t('narrow')}</h2>
			<p className={styles.rule}>{t('rule')}</p>
			<p className={styles.rule}>{t('scale')}</p>
			<div className={styles.groups}>
				{groups.map(({ id, values }) => (
					<CollapseSection
						key={id}
						title={filters(`groups.${id}`)}
						isCollapsed={values.length > MAX_SHOWN}
						tickedNote={t('ticked')}
					>
						<fieldset className={styles.group}>
							<legend className="sr-only">{filters(`groups.${id}`)}</legend>
							{isRuled(id) && <RatingRule name={ruleParameter(id)} isAll={false} />}
							{id === 'size' || isRuled(id) ? (
								<RatingScales
									name={id}
									scales={id === 'size' ? toSizeScales(values) : toRatingScales(values)}
								/>
							) : (
								<div className={styles.values}>
									{values.map((value) => (
										<label key={value.slug} className={styles.value}>
											<input type="checkbox" name={id} value={value.slug} />
											{id === 'process' && <ProcessIcon code={value.slug.toUpperCase()} />}
											{id === 'position' && (
												<PositionIcon code={findWeldingPosition(value.slug)?.code ?? ''} />
											)}
											<span className={styles.name}>{nameOf(value)}</span>
											<span className={styles.count} aria-hidden="true">
												{value.count}
											</span>
											<span className="sr-only">{filters('count', { count: value.count })}</span>
										</label>
									))}
								</div>
							)}
						</fieldset>
					</CollapseSection>
				))}
			</div>
			<div className={styles.order}>
				<label htmlFor="advanced-sort">{t('order')}</label>
				<select id="advanced-sort" name="sort" className={styles.orders} defaultValue="best">
					<SortOptions hasText />
				</select>
			</div>
			<div className={styles.foot}>
				<button type="submit" className={styles.again}>
					{t('submit')}
				</button>
				<button type="reset" className={styles.clear}>
					{t('clear')}
				</button>
			</div>
		</>
	);
}
