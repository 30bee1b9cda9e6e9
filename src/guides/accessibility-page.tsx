import words from 'messages:plainPages.onThisPage,guides.updated,guides.accessibility';
import { withWords } from '../site/page-words.tsx';
import { TextPage } from './text-page.tsx';

export default withWords(words, function AccessibilityPage() {
	return <TextPage id="accessibility" />;
});
