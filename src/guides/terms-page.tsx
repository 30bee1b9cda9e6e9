import words from 'messages:plainPages.onThisPage,guides.updated,guides.terms';
import { withWords } from '../site/page-words.tsx';
import { TextPage } from './text-page.tsx';

export default withWords(words, function TermsPage() {
	return <TextPage id="terms" />;
});
