import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CalendarDateInput } from '../form/form-fields.tsx';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './filter-bar.module.css';

/** One field; `value` is what the address says. */
type FilterField = {
	name: string;
	label: string;
	value: string;
	/** What it has while nothing is filtered; empty, or the first choice, unless another is given. */
	initial?: string;
} & (
	| { kind: 'text'; hint?: string; max?: number }
	| { kind: 'count'; max?: number }
	/** The first choice filters nothing. */
	| { kind: 'choice'; choices: readonly { value: string; label: string }[] }
	| { kind: 'date' }
	/** "1" where it is ticked. */
	| { kind: 'tick' }
);

type FilterBarProps = {
	/** The list's own address. */
	path: string;
	fields: readonly FilterField[];
	/** Parameters that stay as they are while one filters. */
	kept?: Readonly<Record<string, string>>;
	/** How many were found. */
	count?: ReactNode;
	/** Something besides the fields narrows the list, and is cleared with them. */
	isNarrowed?: boolean;
	/** Fields without words above them, for a narrow column. */
	isBare?: boolean;
};

/** How long typing must pause before the list is asked for, in milliseconds. */
const PAUSE_MS = 300;

/** State of a navigation by this bar: no cover goes over the page while one types. */
export const FILTERING = 'filtering';

/** What a list shows. The address holds all of it and changes with every choice; without scripts a button sends it. */
export function FilterBar({ path, fields, kept = {}, count, isNarrowed = false, isBare }: FilterBarProps) {
	const t = useTranslations('staff.filters');
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const stored = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
	const [values, setValues] = useState(stored);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only another filter in the address matters
	useEffect(() => {
		// Back, a tab and the clear link change the address; what is being typed stays.
		const typing = fields.find(
			({ kind, name }) =>
				(kind === 'text' || kind === 'count' || kind === 'date') &&
				form.current?.elements.namedItem(name) === document.activeElement,
		);
		setValues((before) => (typing ? { ...stored, [typing.name]: before[typing.name] ?? '' } : stored));
	}, [JSON.stringify(stored)]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function apply(next: Readonly<Record<string, string>>, replace = false) {
		clearTimeout(timer.current);
		timer.current = undefined;
		const query = new URLSearchParams(kept);
		for (const field of fields) {
			const value = (next[field.name] ?? '').trim();
			if (value !== emptyOf(field)) query.set(field.name, value);
		}
		navigate(query.size === 0 ? path : `${path}?${query}`, {
			replace,
			preventScrollReset: true,
			state: FILTERING,
		});
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
						// Whatever is pressed next counts last: no late filter leads back from there.
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

	const isFiltered = isNarrowed || fields.some((field) => field.value !== emptyOf(field));
	return (
		<search>
			<form ref={form} action={path} className={styles.bar}>
				{fields.map(input)}
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
				{isFiltered && <Link to={path}>{t('clear')}</Link>}
			</form>
		</search>
	);
}

/** The value that filters nothing. */
function emptyOf(field: FilterField): string {
	return field.initial ?? (field.kind === 'choice' ? (field.choices[0]?.value ?? '') : '');
}
