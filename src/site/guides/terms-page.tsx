import messages from 'messages:guides.terms.title,guides.terms.description,guides.terms.lead';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.terms'));

export default withMessages(messages, function TermsPage() {
	return <TextPage id="terms" Body={Body} />;
});
