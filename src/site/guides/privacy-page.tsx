import words from 'messages:guides.privacy.title,guides.privacy.description,guides.privacy.lead';
import { withMessages } from '../../platform/i18n/page-words.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.privacy'));

export default withMessages(words, function PrivacyPage() {
	return <TextPage id="privacy" Body={Body} />;
});
