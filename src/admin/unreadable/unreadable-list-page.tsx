import messages from 'messages:unreadable';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { repairPath } from '../kit/form/repair-path.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/unreadable-list-page';

export { loader } from './unreadable-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, UnreadableListPage);

/** The unreadable documents, with the reasons and links to repair them. */
function UnreadableListPage({ loaderData: { found, count } }: Route.ComponentProps) {
	const t = useTranslations('unreadable');
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('count', { count })} />
			{count > 0 && <Text mb="md">{t('line')}</Text>}
			<StaffTable
				label={t('title')}
				rows={found}
				rowKey={repairPath}
				rowHref={repairPath}
				empty={<p>{t('empty')}</p>}
				columns={[
					{ key: 'what', title: t('what'), cell: (row) => <bdi>{row.title}</bdi>, isMain: true },
					{ key: 'reason', title: t('reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
					{ key: 'since', title: t('since'), cell: ({ since }) => <StaffTime at={since} /> },
					{
						key: 'mend',
						title: t('mend'),
						isTitleHidden: true,
						cell: (row) => (
							<Link to={repairPath(row)} aria-label={t('mendOf', { what: row.title })}>
								{t('mend')}
							</Link>
						),
					},
				]}
			/>
		</>
	);
}
