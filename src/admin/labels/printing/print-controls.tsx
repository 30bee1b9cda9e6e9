import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
	LABEL_PAPER_IDS,
	type LabelPaperId,
	labelPaper,
	labelsPerSheet,
} from '../../../documents/labels/label-paper.ts';
import { layOutPrintJob } from '../../../documents/labels/print-job.ts';
import { formatLabelNumber, LABEL_LIMITS } from '../../../domain/labels/label.ts';
import { FieldRow } from '../../kit/form/form-fields.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { Stepper } from '../form/stepper.tsx';
import { PrintFrame } from './print-frame.tsx';
import { PrinterChoice } from './printer-choice.tsx';
import { clampOffset } from './printer-setting.ts';
import { usePrintRequest } from './use-print-request.ts';
import type { DeskPrinter } from './use-printer.ts';
import { useSheetMessages } from './use-sheet-messages.ts';

type PrintControlsProps = {
	ids: readonly number[];
	desk: DeskPrinter;
	/** The labels were sent to print: the displayed data may be outdated. */
	onSent: () => void;
};

/**
 * The number of copies, Print Label, and the collapsed printer settings. The printed content comes from the server at
 * that moment, in the request that also writes the print log.
 */
export function PrintControls({ ids, desk, onSent }: PrintControlsProps) {
	const { setting: printer, setSetting: onPrinter } = desk;
	const t = useTranslations('labels.print');
	const papers = useTranslations('labels.papers');
	const list = useTranslations('labels.list');
	const messages = useSheetMessages();
	const prints = usePrintRequest(t('sent', { count: ids.length }), onSent);
	const [copies, setCopies] = useState('1');
	const [cartons, setCartons] = useState('1');
	const [skipped, setSkipped] = useState('0');

	const perSheet = labelsPerSheet(labelPaper(printer.paper));
	const settings = {
		paper: printer.paper,
		copies: readCount(copies, 1, LABEL_LIMITS.copies),
		cartons: readCount(cartons, 1, LABEL_LIMITS.cartons),
		skipped: readCount(skipped, 0, perSheet - 1),
	};

	const { skipped: _, ...body } = { ids, ...settings };
	const print = () =>
		prints.print(body, (answer) => ({
			sheets: layOutPrintJob(answer.sheets, messages.labels, settings),
			paper: labelPaper(printer.paper),
			shift: { right: printer.right, down: printer.down },
			title: answer.labels.map(({ id }) => formatLabelNumber(id)).join(' '),
		}));

	function download(kind: 'pdf' | 'zpl') {
		const query = new URLSearchParams({ ids: ids.join(',') });
		for (const [name, value] of Object.entries(settings)) query.set(name, String(value));
		return prints.download(`/api/admin/labels/sheet.${kind}?${query}`, body);
	}

	return (
		<Stack gap="sm">
			<Group gap="12px 20px">
				<Stepper
					label={t('copies')}
					value={copies}
					onChange={setCopies}
					min={1}
					max={LABEL_LIMITS.copies}
					lessLabel={t('fewer')}
					moreLabel={t('more')}
					isInline
				/>
				<Button
					flex="1 0 auto"
					onClick={print}
					loading={prints.isBusy}
					leftSection={<StaffIcon name="printer" size={20} />}
				>
					{ids.length === 1 ? t('print') : list('printPicked', { count: ids.length })}
				</Button>
			</Group>
			<details>
				<summary>{t('settings')}</summary>
				<PrinterChoice desk={desk} />
				<FieldRow min={180}>
					<NativeSelect
						label={t('paper')}
						value={printer.paper}
						data={LABEL_PAPER_IDS.map((id) => ({ value: id, label: papers(id) }))}
						onChange={(event) => onPrinter({ ...printer, paper: event.currentTarget.value as LabelPaperId })}
					/>
					<NumberField label={t('cartons')} hint={t('cartonsHint')} value={cartons} onChange={setCartons} />
					{perSheet > 1 && <NumberField label={t('skipped')} value={skipped} onChange={setSkipped} />}
					<NumberField
						label={t('right')}
						value={String(printer.right)}
						onChange={(text) => onPrinter({ ...printer, right: clampOffset(Number(text)) })}
						step={0.5}
					/>
					<NumberField
						label={t('down')}
						hint={t('offsetHint')}
						value={String(printer.down)}
						onChange={(text) => onPrinter({ ...printer, down: clampOffset(Number(text)) })}
						step={0.5}
					/>
				</FieldRow>
				<Group gap="sm" mt="md">
					<Button variant="default" onClick={() => download('pdf')}>
						{t('pdf')}
					</Button>
					{perSheet === 1 && (
						<Button variant="default" onClick={() => download('zpl')}>
							{t('zpl')}
						</Button>
					)}
				</Group>
			</details>
			<p className="sr-only" role="status">
				{prints.job && t('preparing')}
			</p>
			{prints.job && <PrintFrame job={prints.job} onDone={prints.finish} />}
		</Stack>
	);
}

function NumberField({
	label,
	hint,
	value,
	onChange,
	step = 1,
}: {
	label: string;
	hint?: string;
	value: string;
	onChange: (text: string) => void;
	step?: number;
}) {
	return (
		<TextInput
			type="number"
			step={step}
			label={label}
			description={hint}
			inputWrapperOrder={['label', 'input', 'description']}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}

/** A count as typed, clamped to the valid range. */
function readCount(text: string, min: number, max: number): number {
	const count = /^\d+$/.test(text.trim()) ? Number(text) : min;
	return Math.min(max, Math.max(min, count));
}
