import messages from 'messages:guides.privacy.title,guides.privacy.description,guides.privacy.lead';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.privacy'));

export default withMessages(messages, function PrivacyPage() {
	return <TextPage id="privacy" Body={Body} />;
});
