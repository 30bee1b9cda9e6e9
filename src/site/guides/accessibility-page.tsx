import messages from 'messages:guides.accessibility.title,guides.accessibility.description,guides.accessibility.lead';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.accessibility'));

export default withMessages(messages, function AccessibilityPage() {
	return <TextPage id="accessibility" Body={Body} />;
});
