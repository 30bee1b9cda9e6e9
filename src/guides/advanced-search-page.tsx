import words from 'messages:guides.search,listing.filters';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { useValueName } from '../listing/filter-words.ts';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { PageBand } from '../site/plain-page-layout.tsx';
import type { Route } from './+types/advanced-search-page';
import styles from './advanced-search-page.module.css';

export { loader } from './advanced-search-page.server.ts';

export default withWords(words, AdvancedSearchPage);

/** Words and every filter in one form that asks /products; nothing here needs scripts. */
function AdvancedSearchPage({ loaderData: { groups } }: Route.ComponentProps) {
	const t = useTranslations('guides.search');
	const filters = useTranslations('listing.filters');
	const nameOf = useValueName();
	return (
		<search>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/advanced-search"
			/>
			<form action="/products" autoComplete="off">
				<PageBand title={t('title')} lead={t('lead')}>
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
				</PageBand>
				<div className={`page ${styles.body}`}>
					<h2 className={styles.heading}>{t('narrow')}</h2>
					<p className={styles.rule}>{t('rule')}</p>
					<div className={styles.groups}>
						{groups.map(({ id, values }) => (
							<fieldset key={id} className={styles.group} data-plates={id === 'size' || undefined}>
								<legend className={styles.legend}>{filters(`groups.${id}`)}</legend>
								<div className={styles.values}>
									{values.map((value) => (
										<label
											key={value.slug}
											className={styles.value}
											data-long={value.label.length > 4 || undefined}
										>
											<input type="checkbox" name={id} value={value.slug} />
											<span className={styles.name}>{nameOf(value)}</span>
											<span className={styles.count} aria-hidden="true">
												{value.count}
											</span>
											<span className="spoken">{filters('count', { count: value.count })}</span>
										</label>
									))}
								</div>
							</fieldset>
						))}
					</div>
					<div className={styles.foot}>
						<button type="submit" className={styles.again}>
							{t('submit')}
						</button>
						<button type="reset" className={styles.clear}>
							{t('clear')}
						</button>
					</div>
				</div>
			</form>
		</search>
	);
}
