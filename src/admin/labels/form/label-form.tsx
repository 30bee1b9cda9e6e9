import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CompanySummary } from '../../../domain/companies/company.ts';
import {
	countPairs,
	formatPairs,
	LABEL_LIMITS,
	type Label,
	type LabelInput,
} from '../../../domain/labels/label.ts';
import {
	isSameInput,
	type LabelDraft,
	type TEXT_FIELDS,
	toDraft,
	toDraftLines,
	toInput,
} from '../../../domain/labels/label-draft.ts';
import { LABEL_LANGUAGES, type LabelLanguage, usualLanguage } from '../../../domain/labels/label-language.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { CompanySearch } from '../../companies/company-search.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { CalendarDateInput } from '../../kit/form/calendar-date-input.tsx';
import { FieldRow } from '../../kit/form/form-fields.tsx';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import type { SaveState } from '../../kit/form/use-versioned-save.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffColumns } from '../../kit/staff-columns.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { LabelPreview } from '../printing/label-preview.tsx';
import { toPrintedLabel } from '../printing/printable-label.ts';
import { usePrinter } from '../printing/use-printer.ts';
import { AddProductOverlay } from './add-product-overlay.tsx';
import type { LabelFormParts } from './label-form-parts.server.ts';
import { LabelLines } from './label-lines.tsx';
import { listStaleFields } from './label-stale-fields.ts';
import { ShipToChoice } from './ship-to-choice.tsx';
import { useFixedErrors } from './use-fixed-errors.ts';
import { useLabelLines } from './use-label-lines.ts';
import { useShipTos } from './use-ship-tos.ts';

export type LabelSaveState = 'draft' | 'ready';

type LabelFormProps = LabelFormParts & {
	title: string;
	label: LabelInput;
	/** The main button's label. */
	submitLabel: string;
	cancelHref: string;
	/** Whether it may be saved as a draft. */
	hasDraft: boolean;
	save: Pick<
		SaveState<never, Label, object>,
		'sending' | 'refusal' | 'errors' | 'current' | 'errorOf' | 'clear'
	>;
	send: (label: LabelInput, state: LabelSaveState) => Promise<{ kind: string } | undefined>;
	/** Called once the form is clean, so that leaving the page does not ask for confirmation. */
	onSaved: () => void;
};

/** The sections Label Info, For order and Content, with the print preview beside them. */
export function LabelForm(props: LabelFormProps) {
	const { title, label, submitLabel, cancelHref, hasDraft, save, send, onSaved } = props;
	const { sending: busy, errors, current, errorOf, clear } = save;
	const locale = useLocale();
	const t = useTranslations('labels.form');
	const papers = useTranslations('labels.papers');
	const languages = useTranslations('labels.languages');
	const sheet = useTranslations('labelSheet');
	const [draft, setDraft] = useState<LabelDraft>(() => toDraft(label));
	const [isSaved, setIsSaved] = useState(false);
	const { setting: printer } = usePrinter();
	const form = useRef<HTMLFormElement>(null);
	const [isFixed, setIsFixed] = useFixedErrors(form, errors);

	const input = useMemo(() => toInput(draft), [draft]);
	const printed = useMemo(() => toPrintedLabel(input, { none: sheet('none') }), [input, sheet]);
	const [companyLanguage, setCompanyLanguage] = useState(props.companyLanguage);
	const { shipTos, loadShipTos } = useShipTos(draft.companyId, props.shipTos);
	const isDirty = !isSaved && !isSameInput(input, toInput(toDraft(label)));

	const set = (change: Partial<LabelDraft>) => {
		setDraft((before) => ({ ...before, ...change }));
		for (const field of Object.keys(change)) clear(field);
	};

	const lines = useLabelLines({
		lines: draft.content,
		pictures: props.pictures,
		onLines: (content) => set({ content }),
		// An error names its line by position, so none survives an added or removed line.
		onChanged: () => {
			for (const { path } of errors) if (path.startsWith('content.')) clear(path);
		},
	});

	/** Changes where the label goes. Its language follows, unless another than the usual one was chosen. */
	function sendTo(change: Partial<LabelDraft>, recipients = companyLanguage) {
		const isUsual = draft.language === usualLanguage(draft.shippingAddress, companyLanguage);
		const address = change.shippingAddress ?? draft.shippingAddress;
		set({ ...change, ...(isUsual && { language: usualLanguage(address, recipients) }) });
	}

	useEffect(() => {
		if (isSaved) onSaved();
	}, [isSaved, onSaved]);

	function fillFrom(company: CompanySummary) {
		const { id, operatingName, shippingAddress, primaryContact, language } = company;
		sendTo({ companyId: id, operatingName, shippingAddress, attention: primaryContact.name }, language);
		setCompanyLanguage(language);
		loadShipTos(id);
	}

	async function submit(state: LabelSaveState) {
		setIsFixed(false);
		const outcome = await send(input, state);
		if (outcome?.kind === 'saved') setIsSaved(true);
	}

	const message = isFixed ? undefined : (save.refusal ?? (current && t('saveFailed')));

	const staleFields = current ? listStaleFields(t, input, current, languages) : [];

	function acceptStored(field: string) {
		if (!current) return;
		if (field === 'content') set({ content: toDraftLines(current.content, `stored-${current.version}`) });
		else set({ [field]: current[field as 'attention'] });
	}

	const text = (field: (typeof TEXT_FIELDS)[number], max: number) => ({
		label: t(field),
		value: draft[field],
		maxLength: max,
		error: errorOf(field),
		autoComplete: 'off',
		onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
	});
	const optional = (field: (typeof TEXT_FIELDS)[number]): ReactNode => (
		<>
			{t(field)}{' '}
			<Text component="span" c="dimmed" fw={400}>
				{t('optional')}
			</Text>
		</>
	);

	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submit('ready');
			}}
		>
			<StaffPageHead title={title} />
			{message && (
				<AlertBlock tone="error">
					{message}
					{errors.length > 0 && <p>{t('check')}</p>}
				</AlertBlock>
			)}
			{current && <StaleSave fields={staleFields} onAcceptStored={acceptStored} />}
			<StaffColumns
				sideWidth={430}
				isSideSticky
				side={
					<section aria-label={t('preview')}>
						<LabelPreview
							label={printed}
							paper={printer.paper}
							nameOf={(page, pages) => t('previewName', { page, pages })}
						/>
						<Text c="dimmed" mt="xs">
							{t('previewHint', { paper: papers(printer.paper) })}
						</Text>
					</section>
				}
			>
				<StaffCard title={t('info')}>
					<div>
						<CompanySearch label={t('company')} onPick={fillFrom} />
						<Text c="dimmed" fz="xs" mt={6}>
							{draft.companyId === '' ? t('companyHint') : t('companyPicked')}
						</Text>
					</div>
					<TextInput {...text('operatingName', LABEL_LIMITS.name)} required withAsterisk={false} />
					<FieldRow min={220}>
						<TextInput {...text('attention', LABEL_LIMITS.attention)} label={optional('attention')} />
						<CalendarDateInput
							label={t('date')}
							error={errorOf('date')}
							value={draft.date === '' ? null : draft.date}
							onChange={(date) => set({ date: date ?? '' })}
						/>
					</FieldRow>
					{shipTos.length > 1 && (
						<ShipToChoice
							shipTos={shipTos}
							address={draft.shippingAddress}
							onPick={(shippingAddress) => sendTo({ shippingAddress })}
						/>
					)}
					<Textarea
						{...text('shippingAddress', LABEL_LIMITS.address)}
						description={t('addressHint')}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						rows={2}
						required
						withAsterisk={false}
						onChange={(event) => sendTo({ shippingAddress: event.currentTarget.value })}
					/>
				</StaffCard>
				<StaffCard title={t('order')}>
					<FieldRow min={220}>
						<TextInput {...text('invoiceNumber', LABEL_LIMITS.number)} label={optional('invoiceNumber')} />
						<TextInput
							{...text('purchaseOrderNumber', LABEL_LIMITS.number)}
							label={optional('purchaseOrderNumber')}
						/>
					</FieldRow>
					<NativeSelect
						label={t('language')}
						description={t('languageHint')}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						value={draft.language}
						error={errorOf('language')}
						data={LABEL_LANGUAGES.map((value) => ({ value, label: languages(value) }))}
						onChange={(event) => set({ language: event.currentTarget.value as LabelLanguage })}
					/>
				</StaffCard>
				<StaffCard
					title={t('content')}
					action={
						<span className="quiet">
							{t('total', {
								lines: draft.content.length,
								pairs: formatPairs(countPairs(draft.content), locale),
							})}
						</span>
					}
				>
					{errorOf('content') && <AlertBlock tone="error">{errorOf('content')}</AlertBlock>}
					<LabelLines
						lines={draft.content}
						pictures={lines.pictures}
						errorsOf={(index) =>
							errors.filter(({ path }) => path.startsWith(`content.${index}.`)).map((error) => error.message)
						}
						marked={lines.marked}
						onAdd={lines.add}
						onEdit={lines.edit}
						onRemove={lines.remove}
					/>
				</StaffCard>
			</StaffColumns>
			{lines.edited && (
				<AddProductOverlay
					line={lines.edited}
					picture={lines.pictures[lines.edited.productPartNumber]}
					onConfirm={lines.confirm}
					onCancel={lines.cancel}
				/>
			)}
			<FormFoot>
				<Button component={Link} to={cancelHref} variant="subtle" td="underline">
					{t('cancel')}
				</Button>
				{hasDraft && (
					<Button
						variant="default"
						loading={busy === 'draft'}
						disabled={busy === 'ready'}
						onClick={() => submit('draft')}
					>
						{t('saveDraft')}
					</Button>
				)}
				<Button type="submit" loading={busy === 'ready'} disabled={busy === 'draft'}>
					{submitLabel}
				</Button>
			</FormFoot>
			<LeaveGuard isDirty={isDirty} />
		</form>
	);
}
