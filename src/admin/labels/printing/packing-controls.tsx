import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PACKING_PAPER } from '../../../documents/labels/label-paper.ts';
import { layOutPackingJob } from '../../../documents/labels/print-job.ts';
import { formatLabelNumber } from '../../../domain/labels/label.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { PrintFrame } from './print-frame.tsx';
import { toPackingList } from './printable-label.ts';
import { usePrintRequest } from './use-print-request.ts';
import { useSheetMessages } from './use-sheet-messages.ts';

/** Prints a label's packing list on the Letter printer, without the label printer's offsets. */
export function PackingControls({ id, onSent }: { id: number; onSent: () => void }) {
	const t = useTranslations('labels.packing');
	const prints = useTranslations('labels.print');
	const messages = useSheetMessages();
	const { job, isBusy, print, download, finish } = usePrintRequest(t('sent'), onSent);
	const body = { ids: [id], kind: 'packing-list', copies: 1 };
	const printList = () =>
		print(body, ({ labels, sheets }) => ({
			sheets: layOutPackingJob(
				labels.flatMap((label, index) => (sheets[index] ? [toPackingList(label, sheets[index])] : [])),
				messages.packingLists,
				1,
			),
			paper: PACKING_PAPER,
			shift: { right: 0, down: 0 },
			title: t('documentTitle', { number: formatLabelNumber(id) }),
		}));
	return (
		<>
			<p>{t('line')}</p>
			<Group gap="sm">
				<Button
					variant="default"
					loading={isBusy}
					leftSection={<StaffIcon name="page" size={20} />}
					onClick={printList}
				>
					{t('print')}
				</Button>
				<Button
					variant="default"
					disabled={isBusy}
					onClick={() => download(`/api/admin/labels/packing-list.pdf?ids=${id}`, body)}
				>
					{t('pdf')}
				</Button>
			</Group>
			<p className="sr-only" role="status">
				{job && prints('preparing')}
			</p>
			{job && <PrintFrame job={job} onDone={finish} />}
		</>
	);
}
