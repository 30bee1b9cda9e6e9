import words from 'messages:guides.about.title,guides.about.description,guides.about.lead';
import { withWords } from '../site/page-words.tsx';
import { heldText, TextPage } from './text-page.tsx';

const Body = heldText(() => import('messages:plainPages.onThisPage,guides.updated,guides.about'));

export default withWords(words, function AboutPage() {
	return <TextPage id="about" Body={Body} />;
});
