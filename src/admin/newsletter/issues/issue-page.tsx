import messages from 'messages:deadLinks,deleting,mailPreview,newsletter.issues,pictureField,richText';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { StaffNotFound } from '../../frame/staff-not-found.tsx';
import type { Route } from './+types/issue-page';
import { IssueDraft } from './issue-draft.tsx';
import { SentIssue } from './sent-issue.tsx';

export { loader } from './issue-page.server.ts';

type Loaded = Route.ComponentProps['loaderData'];

export const handle = {
	crumb: (loaded: Loaded | undefined) => loaded?.found?.name,
	subject: ({ found }: Loaded) => found && { kind: 'issue', id: found.issue.id },
};

export default withMessages(messages, IssuePage);

/** One issue of the newsletter: a form while it is a draft, then what became of it. */
function IssuePage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('newsletter.issues');
	if (!found) {
		return (
			<StaffNotFound title={t('missing.title')} line={t('errors.missing')}>
				<Link to="/admin/newsletter/issues">{t('missing.toList')}</Link>
			</StaffNotFound>
		);
	}
	const { issue } = found;
	const Page = issue.state === 'draft' ? IssueDraft : SentIssue;
	return <Page key={issue.id} {...found} />;
}
