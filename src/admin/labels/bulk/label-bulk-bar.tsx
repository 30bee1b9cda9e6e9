import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate, isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { LABEL_LIMITS } from '../../../domain/labels/label.ts';
import { LABEL_LANGUAGES } from '../../../domain/labels/label-language.ts';
import { LABEL_STATES } from '../../../domain/labels/label-state.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import type { UndoableBulk } from '../../kit/bulk/bulk-change.ts';
import { RecordBulkFlow } from '../../kit/bulk/record-bulk-flow.tsx';
import { CalendarDateInput } from '../../kit/form/calendar-date-input.tsx';
import type { Picked } from '../../kit/list/picking/use-picked.ts';
import { LABEL_BULK_FIELDS, type LabelBulkField, MOVABLE_STATES } from './label-bulk.ts';

type LabelBulkBarProps = {
	picked: Picked<number>;
	total: number;
	keysHref: string;
	today: string;
	undoable: UndoableBulk | undefined;
	/** The button that prints the picked labels. */
	print: ReactNode;
};

const KINDS = [...MOVABLE_STATES, ...LABEL_BULK_FIELDS.filter((field) => field !== 'state')] as const;

/** The fields that are typed, and how long they may be. */
const TEXT_LENGTHS = {
	invoiceNumber: LABEL_LIMITS.number,
	purchaseOrderNumber: LABEL_LIMITS.number,
	attention: LABEL_LIMITS.attention,
	operatingName: LABEL_LIMITS.name,
};
const isText = (kind: string): kind is keyof typeof TEXT_LENGTHS => Object.hasOwn(TEXT_LENGTHS, kind);

/** Changes for the picked labels: their state, or one field of those that are not printed yet. */
export function LabelBulkBar({ picked, total, keysHref, today, undoable, print }: LabelBulkBarProps) {
	const locale = useLocale();
	const t = useTranslations('labels.bulk');
	const states = useTranslations('labels.states');
	const languages = useTranslations('labels.languages');
	const [kind, setKind] = useState<(typeof KINDS)[number]>('shipped');
	const [date, setDate] = useState(today);
	const [text, setText] = useState('');
	const [language, setLanguage] = useState<string>(LABEL_LANGUAGES[0]);

	const state = MOVABLE_STATES.find((one) => one === kind);
	const field: LabelBulkField = state ? 'state' : (kind as LabelBulkField);
	const value = state ?? (kind === 'date' ? date : kind === 'language' ? language : text);

	function formatValue(shown: string): string {
		const known = LABEL_STATES.find((one) => field === 'state' && one === shown);
		if (known) return states(known);
		const spoken = LABEL_LANGUAGES.find((one) => field === 'language' && one === shown);
		if (spoken) return languages(spoken);
		return field === 'date' && isCalendarDate(shown) ? formatCalendarDate(shown, locale) : shown;
	}

	return (
		<RecordBulkFlow<number>
			noun="label"
			url="/api/admin/labels/bulk"
			picked={picked}
			total={total}
			max={LABEL_LIMITS.batch}
			keysHref={keysHref}
			change={{ field, value }}
			formatValue={formatValue}
			undoable={undoable}
			actions={print}
		>
			<NativeSelect
				aria-label={t('action')}
				value={kind}
				onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
				data={KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
			/>
			{kind === 'date' && (
				<CalendarDateInput aria-label={t('value')} value={date} onChange={(day) => setDate(day ?? today)} />
			)}
			{kind === 'language' && (
				<NativeSelect
					aria-label={t('value')}
					value={language}
					onChange={(event) => setLanguage(event.currentTarget.value)}
					data={LABEL_LANGUAGES.map((one) => ({ value: one, label: languages(one) }))}
				/>
			)}
			{isText(kind) && (
				<TextInput
					aria-label={t('value')}
					placeholder={t('value')}
					value={text}
					maxLength={TEXT_LENGTHS[kind]}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
			)}
		</RecordBulkFlow>
	);
}
