import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { formatLabelNumber, formatPairs } from '../../../domain/labels/label.ts';
import type { WantedLine } from '../../../domain/labels/shipment.ts';
import type { SourceShipment } from '../../../domain/labels/source-label-commands.server.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { StateChip } from '../state-chip.tsx';

type SourceLabelsProps = {
	/** The number of the request or order. */
	number: string;
	found: SourceShipment;
	busy: boolean;
	/** Makes labels of what is open, or of everything once more; without it, none can be made now. */
	onMake?: ((isAnotherSet: boolean) => void) | undefined;
	/** False if what is open waits for something else. */
	canOpen?: boolean;
};

/** How much of a request or order was shipped, its labels, what is back-ordered, and the buttons that make labels. */
export function SourceLabels({ number, found, busy, onMake, canOpen = true }: SourceLabelsProps) {
	const t = useTranslations('labels.source');
	const locale = useLocale();
	const { labels, shipment } = found;
	const { lines, shippedLines, hasLabels, beyond } = shipment;
	const open = lines.filter((line) => line.open > 0).map((line) => ({ ...line, pairs: line.open }));

	function confirmAnother() {
		modals.openConfirmModal({
			title: t('anotherTitle', { number }),
			children: <p>{t('anotherLine')}</p>,
			labels: { confirm: t('anotherConfirm'), cancel: t('anotherKeep') },
			onConfirm: () => onMake?.(true),
		});
	}

	return (
		<StaffCard title={t('title')}>
			{hasLabels && <p>{t('progress', { shipped: shippedLines, lines: lines.length })}</p>}
			{labels.length === 0 ? (
				<p>{t('none')}</p>
			) : (
				<RowList>
					{labels.map((label) => (
						<li key={label.id}>
							<Group gap="4px 12px">
								<Link to={`/admin/labels/${label.id}`}>
									<strong>{t('label', { number: formatLabelNumber(label.id) })}</strong>
								</Link>
								<StateChip state={label.state} />
								<Text span c="dimmed">
									{t('labelDetail', { lines: label.lines, pairs: formatPairs(label.pairs, locale) })}
								</Text>
							</Group>
						</li>
					))}
				</RowList>
			)}
			{hasLabels && <LineList title={t('backOrdered')} lines={open} />}
			<LineList title={t('beyond')} lines={beyond} />
			{onMake && (
				<Group gap="sm">
					{canOpen && open.length > 0 && (
						<Button
							loading={busy}
							leftSection={<StaffIcon name="printer" size={20} />}
							onClick={() => onMake(false)}
						>
							{t(hasLabels ? 'makeRest' : 'make')}
						</Button>
					)}
					{open.length === 0 && lines.length > 0 && (
						<Button variant="default" disabled={busy} onClick={confirmAnother}>
							{t('another')}
						</Button>
					)}
				</Group>
			)}
		</StaffCard>
	);
}

function LineList({ title, lines }: { title: string; lines: readonly WantedLine[] }) {
	const t = useTranslations('labels.source');
	const locale = useLocale();
	if (lines.length === 0) return null;
	return (
		<div>
			<Text fw={700}>{title}</Text>
			<ul role="list">
				{lines.map(({ partNumber, size, pairs }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, but never move
					<li key={index}>
						<bdi>
							{t('line', {
								glove: formatPartNumber(partNumber),
								size: formatSize(size, locale),
								pairs: formatPairs(pairs, locale),
							})}
						</bdi>
					</li>
				))}
			</ul>
		</div>
	);
}
