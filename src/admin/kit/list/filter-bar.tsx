import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isListPath } from '../../../domain/list-views/list-view.ts';
import { LANGUAGES_IN } from '../../../platform/i18n/languages-in.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locale.ts';
import { useOwnNavigations } from '../../../platform/pages/own-navigations.ts';
import { CalendarDateInput } from '../form/calendar-date-input.tsx';
import { StaffIcon } from '../staff-icon.tsx';
import { ColumnsMenu } from './columns/columns-menu.tsx';
import { HIDDEN, type ListColumn } from './columns/hidden-columns.ts';
import styles from './filter-bar.module.css';
import { FILTERING } from './list-href.ts';
import { type DayFilter, OWN_DAYS, PERIODS, type Period } from './period.ts';
import { ListViews } from './views/list-views.tsx';

/** One field; `value` is the one in the URL. */
export type FilterField = {
	name: string;
	label: string;
	value: string;
	/** The value that does not filter; by default empty, or the first choice. */
	initial?: string;
	/** Shown, and applied, only while another field has this value. */
	when?: { name: string; value: string };
} & (
	| { kind: 'text'; hint?: string; max?: number }
	| { kind: 'count'; max?: number }
	/** The first choice does not filter. */
	| { kind: 'choice'; choices: readonly { value: string; label: string }[] }
	| { kind: 'date' }
	/** The value is "1" if checked. */
	| { kind: 'tick' }
);

/** A filter by language, "language" in the URL. */
export function languageFilter(
	t: (key: 'filters.language' | 'filters.anyLanguage') => string,
	language: Locale | undefined,
	reader: Locale,
): FilterField {
	return {
		kind: 'choice',
		name: 'language',
		label: t('filters.language'),
		value: language ?? '',
		choices: [
			{ value: '', label: t('filters.anyLanguage') },
			...LOCALES.map((locale) => ({ value: locale, label: LANGUAGES_IN[reader][locale] })),
		],
	};
}

/** A filter by days: a named span, or a first and a last day. */
export function daysFilter(
	t: (
		key: `filters.${'days' | 'anyDays' | 'from' | 'to'}` | `filters.periods.${Period | typeof OWN_DAYS}`,
	) => string,
	{ period, dateFrom, dateTo }: DayFilter,
	label: string = t('filters.days'),
): FilterField[] {
	const when = { name: 'period', value: OWN_DAYS };
	return [
		{
			kind: 'choice',
			name: 'period',
			label,
			value: period,
			choices: [
				{ value: '', label: t('filters.anyDays') },
				...([...PERIODS, OWN_DAYS] as const).map((one) => ({
					value: one,
					label: t(`filters.periods.${one}`),
				})),
			],
		},
		{ kind: 'date', name: 'dateFrom', label: t('filters.from'), value: dateFrom, when },
		{ kind: 'date', name: 'dateTo', label: t('filters.to'), value: dateTo, when },
	];
}

type FilterBarProps = {
	/** The list's path. */
	path: string;
	fields: readonly FilterField[];
	/** Query parameters that filtering preserves. */
	preserved?: Readonly<Record<string, string>>;
	/** The number of results. */
	count?: ReactNode;
	/** Another filter besides the fields is active, and is cleared with them. */
	isNarrowed?: boolean;
	/** The list's columns, of which some may be hidden. */
	columns?: readonly ListColumn[];
	/** Fields without visible labels, for a narrow column. */
	isBare?: boolean;
	/** Buttons at the end of the row. */
	actions?: ReactNode;
};

/** More choices than this are folded on a phone, where each pair of them takes a row. */
const UNFOLDED = 2;

/** Pause in typing before the filter is applied, in milliseconds. */
const PAUSE_MS = 300;

/** The filters of a list, stored in the URL and applied on every change; without JavaScript, a button submits them. */
export function FilterBar({
	path,
	fields,
	preserved = {},
	count,
	isNarrowed = false,
	columns,
	isBare,
	actions,
}: FilterBarProps) {
	const t = useTranslations('staff.filters');
	const navigate = useNavigate();
	const { isPending, follow } = useOwnNavigations();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hide = useSearchParams()[0].get(HIDDEN);
	const kept = hide ? { ...preserved, [HIDDEN]: hide } : preserved;
	const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
	const [values, setValues] = useState(stored);

	// In the commit itself: an effect that ran after it could take back a choice made in between.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a changed filter in the URL matters
	useLayoutEffect(() => {
		// A choice that waits for the end of typing is applied by itself; an older list must not take it back.
		if (isPending || timer.current !== undefined) return;
		// Back, tabs and the clear link change the URL; the focused field keeps its typed text.
		const typing = fields.find(
			({ kind, name }) =>
				(kind === 'text' || kind === 'count' || kind === 'date') &&
				form.current?.elements.namedItem(name) === document.activeElement,
		);
		setValues((before) => (typing ? { ...stored, [typing.name]: before[typing.name] ?? '' } : stored));
	}, [JSON.stringify(stored), isPending]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function apply(next: Readonly<Record<string, string>>, replace = false) {
		clearTimeout(timer.current);
		timer.current = undefined;
		const query = new URLSearchParams(kept);
		for (const field of fields) {
			if (!isOpen(field, next)) continue;
			const value = (next[field.name] ?? '').trim();
			if (value !== emptyOf(field)) query.set(field.name, value);
		}
		const address = query.size === 0 ? path : `${path}?${query}`;
		follow(navigate(address, { replace, preventScrollReset: true, state: FILTERING }));
	}

	function set(field: FilterField, value: string) {
		const next = { ...values, [field.name]: value };
		setValues(next);
		clearTimeout(timer.current);
		if (field.kind === 'choice' || field.kind === 'tick') apply(next);
		else timer.current = setTimeout(() => apply(next, field.value !== ''), PAUSE_MS);
	}

	const input = (field: FilterField) => {
		const { name, label } = field;
		const value = values[name] ?? '';
		const shared = { name, value, ...(isBare ? { 'aria-label': label } : { label }) };
		switch (field.kind) {
			case 'choice':
				return (
					<NativeSelect
						{...shared}
						key={name}
						data={[...field.choices]}
						onChange={(event) => set(field, event.currentTarget.value)}
					/>
				);
			case 'tick':
				return (
					<Checkbox
						key={name}
						name={name}
						label={label}
						value="1"
						checked={value === '1'}
						onChange={(event) => set(field, event.currentTarget.checked ? '1' : '')}
					/>
				);
			case 'date':
				return (
					<CalendarDateInput
						key={name}
						name={name}
						label={label}
						clearable={field.initial === undefined}
						value={value === '' ? null : value}
						onChange={(day) => set(field, day ?? '')}
					/>
				);
			default: {
				const isSearch = field.kind === 'text';
				return (
					<TextInput
						{...shared}
						key={name}
						{...(isSearch
							? {
									type: 'search',
									className: styles.text,
									placeholder: field.hint,
									leftSection: <StaffIcon name="search" size={20} />,
								}
							: { inputMode: 'numeric' as const })}
						maxLength={field.max ?? 200}
						autoComplete="off"
						onChange={(event) => set(field, event.currentTarget.value)}
						// Applied before the next click takes effect, so that a late timer cannot navigate back from there.
						onBlur={() => timer.current && apply(values, field.value !== '')}
						onKeyDown={(event) => {
							if (event.key !== 'Enter') return;
							event.preventDefault();
							apply(values);
						}}
					/>
				);
			}
		}
	};

	const [isUnfolded, setUnfolded] = useState(false);
	const choicesId = useId();
	const shown = fields.filter((field) => isOpen(field, values));
	const choices = fields.filter(({ kind, when }) => kind !== 'text' && !when);
	const isActive = (field: FilterField) => field.value !== emptyOf(field);
	const activeChoices = choices.filter(isActive).length;
	const canFold = choices.length > UNFOLDED;
	const isFiltered = isNarrowed || fields.some(isActive);
	return (
		<search>
			<form ref={form} action={path} className={styles.bar} data-bare={isBare}>
				{shown.filter(({ kind }) => kind === 'text').map(input)}
				{canFold && (
					<Button
						variant="default"
						className={styles.unfold}
						aria-expanded={isUnfolded}
						aria-controls={choicesId}
						onClick={() => setUnfolded(!isUnfolded)}
						rightSection={<StaffIcon name="chevron" size={18} />}
					>
						{activeChoices === 0 ? t('choices') : t('activeChoices', { count: activeChoices })}
					</Button>
				)}
				<div id={choicesId} className={styles.choices} data-folded={canFold && !isUnfolded}>
					{shown.filter(({ kind }) => kind !== 'text').map(input)}
				</div>
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<noscript>
					<Button type="submit" variant="default">
						{t('show')}
					</Button>
				</noscript>
				<p role="status" className="quiet">
					{count}
				</p>
				{isFiltered && (
					<Link to={hide ? `${path}?${new URLSearchParams({ [HIDDEN]: hide })}` : path}>{t('clear')}</Link>
				)}
				{(actions || isListPath(path)) && (
					<div className={styles.actions}>
						{actions}
						{columns && <ColumnsMenu columns={columns} />}
						{isListPath(path) && <ListViews path={path} />}
					</div>
				)}
			</form>
		</search>
	);
}

function isOpen({ when }: FilterField, values: Readonly<Record<string, string>>): boolean {
	return when === undefined || values[when.name] === when.value;
}

/** The value that does not filter. */
function emptyOf(field: FilterField): string {
	return field.initial ?? (field.kind === 'choice' ? (field.choices[0]?.value ?? '') : '');
}
