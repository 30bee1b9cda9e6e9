import messages from 'messages:whereToBuy.near,whereToBuy.nearHint,whereToBuy.find,whereToBuy.only,whereToBuy.counterFilter,whereToBuy.languageFilter,whereToBuy.lineFilter,whereToBuy.any,whereToBuy.languages,whereToBuy.lines';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
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
				<div className={styles.place}>
					<label className={styles.field}>
						<span>{t('near')}</span>
						<input
							name="near"
							defaultValue={question.near}
							maxLength={NEAR_MAX}
							autoComplete="off"
							autoCapitalize="words"
							spellCheck={false}
							enterKeyHint="search"
							aria-describedby="near-hint"
						/>
					</label>
					<PlainButton type="submit" variant="dark" icon="search">
						{t('find')}
					</PlainButton>
				</div>
				<p id="near-hint" className={styles.notice}>
					{t('nearHint')}
				</p>
				<fieldset className={styles.filters}>
					<legend className="spoken">{t('only')}</legend>
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
				</fieldset>
			</form>
		</search>
	);
}
