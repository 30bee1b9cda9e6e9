import messages from 'messages:mailDesk';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { StaffTable } from '../../kit/staff-table.tsx';
import { SavedBy } from '../saved-by.tsx';
import type { Route } from './+types/mail-list-page';

export { loader } from './mail-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, MailListPage);

/** The mails of the site whose words staff write. */
function MailListPage({ loaderData: { mails } }: Route.ComponentProps) {
	const t = useTranslations('mailDesk');
	return (
		<>
			<StaffPageHead title={t('title')} detail={t('line')} />
			<StaffTable
				label={t('title')}
				rows={mails}
				rowKey={({ name }) => name}
				empty={null}
				columns={[
					{
						key: 'mail',
						title: t('list.mail'),
						isMain: true,
						cell: ({ name }) => <Link to={`/admin/mails/${name}`}>{t(`mails.${name}.title`)}</Link>,
					},
					{ key: 'when', title: t('list.when'), cell: ({ name }) => t(`mails.${name}.when`) },
					{
						key: 'saved',
						title: t('list.saved'),
						cell: (save) => <SavedBy save={save} never={t('list.never')} />,
					},
				]}
			/>
		</>
	);
}
