import words from 'messages:plainPages.onThisPage,guides.updated,guides.about';
import { withWords } from '../site/page-words.tsx';
import { TextPage } from './text-page.tsx';

export default withWords(words, function AboutPage() {
	return <TextPage id="about" />;
});
