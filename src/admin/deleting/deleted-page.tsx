import messages from 'messages:deleting';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/deleted-page';
import type { DeletedRecord } from './deleted-record.ts';
import { usePutBack } from './use-put-back.ts';

export { loader } from './deleted-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, DeletedPage);

/** What was deleted lately, each with a button that brings it back. */
function DeletedPage({ loaderData: { records, days, before, after } }: Route.ComponentProps) {
	const t = useTranslations('deleting');
	const putBack = usePutBack();
	const { revalidate } = useRevalidator();
	const [busyId, setBusyId] = useState<string>();

	const nameOf = ({ kind, name }: DeletedRecord) => (kind === 'demonstration' ? t(`kinds.${kind}`) : name);

	async function restore(record: DeletedRecord) {
		setBusyId(record.id);
		const isBack = await putBack(record);
		setBusyId(undefined);
		if (!isBack) await revalidate();
	}

	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line', { days })} />
			<StaffTable
				label={t('title')}
				rows={records}
				rowKey={({ id }) => id}
				previousHref={before && `?from=${before}`}
				nextHref={after && `?from=${after}`}
				empty={<p>{t('empty')}</p>}
				columns={[
					{ key: 'name', title: t('name'), isMain: true, cell: (record) => <bdi>{nameOf(record)}</bdi> },
					{ key: 'kind', title: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
					{ key: 'by', title: t('by'), cell: ({ by }) => <bdi>{by}</bdi> },
					{ key: 'at', title: t('at'), cell: ({ at }) => <StaffTime at={at} /> },
					{ key: 'until', title: t('until'), cell: ({ until }) => <StaffTime at={until} /> },
					{
						key: 'putBack',
						title: t('putBack'),
						isTitleHidden: true,
						cell: (record) => (
							<Button
								variant="default"
								loading={busyId === record.id}
								onClick={() => restore(record)}
								aria-label={t('putBackOf', { name: nameOf(record) })}
							>
								{t('putBack')}
							</Button>
						),
					},
				]}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedDeleted() {
	return <FailedList title={useTranslations('deleting')('title')} />;
});
