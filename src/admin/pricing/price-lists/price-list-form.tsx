import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CURRENCIES, type Currency } from '../../../domain/pricing/price.ts';
import {
	PRICE_LIMITS,
	PRICE_LIST_KINDS,
	type PriceList,
	type PriceListKind,
} from '../../../domain/pricing/price-list.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import type { CallResult } from '../../kit/staff-call.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { useCallErrors } from '../use-call-errors.ts';
import { OffFields } from './off-fields.tsx';
import {
	formatOff,
	formatRules,
	isSameDraft,
	type PriceListDraft,
	toBody,
	toDraft,
} from './price-list-draft.ts';
import styles from './price-list-form.module.css';
import { RuleRows } from './rule-rows.tsx';

/** Lists that percentages can be taken off. */
type ParentChoice = { id: string; name: string; currency: Currency };

type PriceListFormProps = {
	title: string;
	detail?: string | undefined;
	/** What the form begins from. */
	draft: PriceListDraft;
	/** A list that exists keeps its kind and currency. */
	isNew: boolean;
	parents: readonly ParentChoice[];
	categories: readonly string[];
	submitLabel: string;
	cancelHref: string;
	/** Sends it; a refusal for being stale answers with what is stored. */
	save: (body: unknown) => Promise<CallResult<PriceList>>;
	/** Called after the form is clean again, so that nothing asks before the page is left. */
	onSaved: (list: PriceList) => void;
};

/** The fields that two editors are compared in. */
const COMPARED = ['name', 'parentId', 'off', 'rules', 'validFrom', 'validTo'] as const;

/** Name, what the list is, what it takes off, its rules in order, its days. */
export function PriceListForm(props: PriceListFormProps) {
	const { title, detail, isNew, parents, categories, submitLabel, cancelHref, save, onSaved } = props;
	const t = useTranslations('pricing.list');
	const kinds = useTranslations('pricing.templates.kinds');
	const [draft, setDraft] = useState(props.draft);
	const [saved, setSaved] = useState<PriceList>();
	const [theirs, setTheirs] = useState<PriceListDraft>();
	const [busy, setBusy] = useState(false);
	const { message, faults, errorOf, clear, show } = useCallErrors();
	const form = useRef<HTMLFormElement>(null);
	const isDirty = !saved && !isSameDraft(draft, props.draft);
	const isPercent = draft.kind === 'percent';
	const offered = parents.filter(({ currency }) => currency === draft.currency);

	const set = (change: Partial<PriceListDraft>) => {
		setDraft((before) => ({ ...before, ...change }));
		for (const { path } of faults) if (Object.hasOwn(change, path.split('.', 1)[0] ?? '')) clear(path);
	};

	useEffect(() => {
		if (saved) onSaved(saved);
	}, [saved, onSaved]);

	useEffect(() => {
		if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [faults]);

	async function submit(event: FormEvent) {
		event.preventDefault();
		setBusy(true);
		clear();
		const result = await save(toBody(draft));
		setBusy(false);
		if (result.ok) return setSaved(result.answer);
		const current = (result.answer as { current?: PriceList } | undefined)?.current;
		if (result.status === 412 && current) setTheirs(toDraft(current));
		else show(result);
	}

	const nameOf = (id: string) => parents.find((parent) => parent.id === id)?.name ?? '';
	const labels = {
		name: t('name'),
		parentId: t('parent'),
		off: t('off'),
		rules: t('rules'),
		validFrom: t('validFrom'),
		validTo: t('validTo'),
	};
	const shownOf = (list: PriceListDraft, field: (typeof COMPARED)[number]) =>
		field === 'off'
			? formatOff(list.off)
			: field === 'rules'
				? formatRules(list.rules)
				: field === 'parentId'
					? nameOf(list.parentId)
					: list[field];
	const clashes = theirs ? COMPARED.filter((field) => shownOf(draft, field) !== shownOf(theirs, field)) : [];

	const text = (field: 'name' | 'validFrom' | 'validTo') => ({
		value: draft[field],
		error: errorOf(field),
		autoComplete: 'off',
		onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
	});
	const optional = (label: string) => (
		<>
			{label} <span className={styles.optional}>{t('optional')}</span>
		</>
	);

	return (
		<form ref={form} className={styles.form} onSubmit={submit} noValidate>
			<StaffPageHead title={title} detail={detail}>
				<Link to={cancelHref} className={styles.cancel}>
					{t('cancel')}
				</Link>
				<Button type="submit" loading={busy} className={styles.action}>
					{submitLabel}
				</Button>
			</StaffPageHead>
			{message && <AlertBlock tone="error">{message}</AlertBlock>}
			{theirs && (
				<StaleSave
					fields={clashes.map((field) => ({
						field,
						label: labels[field],
						yours: shownOf(draft, field),
						theirs: shownOf(theirs, field),
					}))}
					onTakeTheirs={(field) => set({ [field]: theirs[field as 'name'] })}
				/>
			)}
			<StaffCard title={t('details')}>
				<TextInput {...text('name')} label={t('name')} maxLength={PRICE_LIMITS.name} />
				{isNew && (
					<div className={styles.two}>
						<NativeSelect
							label={t('kind')}
							size="md"
							value={draft.kind}
							onChange={(event) => set({ kind: event.currentTarget.value as PriceListKind })}
							error={errorOf('kind')}
							data={PRICE_LIST_KINDS.map((kind) => ({ value: kind, label: kinds(kind) }))}
						/>
						<NativeSelect
							label={t('currency')}
							size="md"
							value={draft.currency}
							onChange={(event) => set({ currency: event.currentTarget.value as Currency, parentId: '' })}
							error={errorOf('currency')}
							data={[...CURRENCIES]}
						/>
					</div>
				)}
				<p className={styles.hint}>
					{t(`kindHints.${draft.kind}`)}
					{!isNew && ` ${draft.currency}.`}
				</p>
				<div className={styles.two}>
					<TextInput
						{...text('validFrom')}
						label={optional(t('validFrom'))}
						type="date"
						min="2000-01-01"
						max="2100-12-31"
					/>
					<TextInput
						{...text('validTo')}
						label={optional(t('validTo'))}
						type="date"
						min="2000-01-01"
						max="2100-12-31"
					/>
				</div>
			</StaffCard>
			{isPercent && (
				<>
					<StaffCard title={t('off')}>
						{offered.length === 0 && <AlertBlock tone="caution">{t('noParents')}</AlertBlock>}
						<NativeSelect
							label={t('parent')}
							size="md"
							value={draft.parentId}
							onChange={(event) => set({ parentId: event.currentTarget.value })}
							error={errorOf('parentId')}
							data={[
								{ value: '', label: t('pickParent') },
								...offered.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
						<OffFields
							value={draft.off}
							onChange={(off) => set({ off })}
							errorOf={(unit) => errorOf(`off.${unit}`)}
						/>
						<p className={styles.hint}>{t('offHint')}</p>
					</StaffCard>
					<StaffCard title={t('rules')} action={<span className={styles.hint}>{t('rulesLine')}</span>}>
						<RuleRows
							rules={draft.rules}
							rest={draft.off}
							categories={categories}
							onChange={(rules) => set({ rules })}
							errorOf={(at, path) => errorOf(`rules.${at}.${path}`)}
						/>
					</StaffCard>
				</>
			)}
			<LeaveGuard isDirty={isDirty} />
		</form>
	);
}
