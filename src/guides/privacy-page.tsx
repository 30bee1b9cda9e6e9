import words from 'messages:plainPages.onThisPage,guides.updated,guides.privacy';
import { withWords } from '../site/page-words.tsx';
import { TextPage } from './text-page.tsx';

export default withWords(words, function PrivacyPage() {
	return <TextPage id="privacy" />;
});
