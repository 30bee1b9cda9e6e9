import messages from 'messages:whereToBuy.near,whereToBuy.nearHint,whereToBuy.find,whereToBuy.narrow,whereToBuy.apply,whereToBuy.counterFilter,whereToBuy.languageFilter,whereToBuy.lineFilter,whereToBuy.any,whereToBuy.languages,whereToBuy.lines';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { SERVED_LANGUAGES, STOCKED_LINES } from './distributor.ts';
import { type DistributorQuestion, NEAR_MAX } from './distributor-question.ts';
import styles from './distributor-search.module.css';

export const DistributorSearch = withMessages(messages, Search);

/**
 * The place and the filters: a plain form that submits to its own page, so that it needs no scripts and its results can
 * be shared.
 */
function Search({ question }: { question: DistributorQuestion }) {
	const pathTo = usePathTo();
	const t = useTranslations('whereToBuy');
	return (
		<search>
			{/* The key resets the form when the address changes, so that it holds the question of the address. */}
			<form action={pathTo('/where-to-buy')} className={styles.form} key={JSON.stringify(question)}>
				<label className={styles.label} htmlFor="near">
					{t('near')}
				</label>
				<div className={styles.place}>
					<input
						id="near"
						name="near"
						defaultValue={question.near}
						maxLength={NEAR_MAX}
						placeholder={t('nearHint')}
						autoComplete="off"
						autoCapitalize="words"
						spellCheck={false}
						enterKeyHint="search"
					/>
					<button type="submit" aria-label={t('find')}>
						<Icon name="search" />
					</button>
				</div>
				<details className={styles.filters} open={isFiltered(question) || undefined}>
					<summary>
						<Icon name="filters" />
						{t('narrow')}
					</summary>
					<div className={styles.choices}>
						<label className={styles.tick}>
							<input type="checkbox" name="counter" value="yes" defaultChecked={question.counterSales} />
							<span>{t('counterFilter')}</span>
						</label>
						<label className={styles.field}>
							<span>{t('languageFilter')}</span>
							<select name="language" defaultValue={question.language ?? ''}>
								<option value="">{t('any')}</option>
								{SERVED_LANGUAGES.map((language) => (
									<option key={language} value={language}>
										{t(`languages.${language}`)}
									</option>
								))}
							</select>
						</label>
						<label className={styles.field}>
							<span>{t('lineFilter')}</span>
							<select name="line" defaultValue={question.line ?? ''}>
								<option value="">{t('any')}</option>
								{STOCKED_LINES.map((line) => (
									<option key={line} value={line}>
										{t(`lines.${line}`)}
									</option>
								))}
							</select>
						</label>
						<button type="submit" className={styles.apply}>
							{t('apply')}
						</button>
					</div>
				</details>
			</form>
		</search>
	);
}

const isFiltered = ({ counterSales, language, line }: DistributorQuestion) =>
	counterSales === true || language !== undefined || line !== undefined;
