import messages from 'messages:whereToBuy.near,whereToBuy.nearHint,whereToBuy.find,whereToBuy.filters,whereToBuy.applyFilters,whereToBuy.counterFilter,whereToBuy.languageFilter,whereToBuy.lineFilter,whereToBuy.any,whereToBuy.languages,whereToBuy.lines';
import { useTranslations } from 'use-intl';
import { SERVED_LANGUAGES, STOCKED_LINES } from '../../domain/distributors/distributor.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PlainButton } from '../../platform/ui/fields/plain-button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { type DistributorQuestion, NEAR_MAX } from './distributor-question.ts';
import styles from './distributor-search.module.css';

// One question in two places: the town beside the title, the filters above the list. It is a plain form that submits to
// its own page, so that it needs no scripts and its results can be shared.

const FORM_ID = 'distributor-search';

type SearchProps = { question: DistributorQuestion };

/** The town or postal code, and the button that finds what is near it. */
export const PlaceSearch = withMessages(messages, function PlaceSearch({ question }: SearchProps) {
	const pathTo = usePathTo();
	const t = useTranslations('whereToBuy');
	return (
		<search>
			{/* The key resets the form when the address changes, so that it holds the question of the address. */}
			<form id={FORM_ID} action={pathTo('/where-to-buy')} key={JSON.stringify(question)}>
				<label className={styles.label} htmlFor="near">
					{t('near')}
				</label>
				<div className={styles.place}>
					<input
						id="near"
						name="near"
						className={styles.near}
						defaultValue={question.near}
						maxLength={NEAR_MAX}
						placeholder={t('nearHint')}
						autoComplete="off"
						autoCapitalize="words"
						spellCheck={false}
						enterKeyHint="search"
					/>
					<PlainButton type="submit" variant="dark" icon="search">
						{t('find')}
					</PlainButton>
				</div>
			</form>
		</search>
	);
});

/** The filters, closed until one is set. */
export const DistributorFilters = withMessages(
	messages,
	function DistributorFilters({ question }: SearchProps) {
		const t = useTranslations('whereToBuy');
		const isFiltered = Boolean(question.counterSales || question.language || question.line);
		return (
			<details className={styles.filters} open={isFiltered} key={JSON.stringify(question)}>
				<summary className={styles.summary}>
					<Icon name="filters" />
					{t('filters')}
				</summary>
				<div className={styles.fields}>
					<label className={styles.tick}>
						<input
							type="checkbox"
							name="counter"
							value="yes"
							form={FORM_ID}
							defaultChecked={question.counterSales}
						/>
						<span>{t('counterFilter')}</span>
					</label>
					<Choice
						name="language"
						label={t('languageFilter')}
						value={question.language}
						options={SERVED_LANGUAGES.map((language) => [language, t(`languages.${language}`)])}
					/>
					<Choice
						name="line"
						label={t('lineFilter')}
						value={question.line}
						options={STOCKED_LINES.map((line) => [line, t(`lines.${line}`)])}
					/>
					<PlainButton type="submit" form={FORM_ID} variant="outlined">
						{t('applyFilters')}
					</PlainButton>
				</div>
			</details>
		);
	},
);

type ChoiceProps = {
	name: string;
	label: string;
	value: string | undefined;
	/** Values with their labels. */
	options: readonly (readonly [string, string])[];
};

/** A native select of the filters, with "any" as its first option. */
function Choice({ name, label, value = '', options }: ChoiceProps) {
	const t = useTranslations('whereToBuy');
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<select name={name} form={FORM_ID} defaultValue={value}>
				<option value="">{t('any')}</option>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
			<Icon name="chevron-down" />
		</label>
	);
}
