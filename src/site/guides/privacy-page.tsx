import messages from 'messages:guides.privacy.title,guides.privacy.description,guides.privacy.lead';
import bodyMessages from 'messages:plainPages.onThisPage,guides.updated,guides.privacy';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(bodyMessages);

export default withMessages(messages, function PrivacyPage() {
	return <TextPage id="privacy" Body={Body} />;
});
