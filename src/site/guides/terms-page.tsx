import messages from 'messages:guides.terms.title,guides.terms.description,guides.terms.lead';
import bodyMessages from 'messages:plainPages.onThisPage,guides.updated,guides.terms';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(bodyMessages);

export default withMessages(messages, function TermsPage() {
	return <TextPage id="terms" Body={Body} />;
});
