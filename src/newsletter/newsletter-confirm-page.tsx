import words from 'messages:newsletter.confirm,newsletter.link';
import { withWords } from '../site/page-words.tsx';
import type { Route } from './+types/newsletter-confirm-page';
import { NewsletterLink } from './newsletter-link.tsx';

export { action, loader } from './newsletter-confirm-page.server.ts';

export default withWords(words, NewsletterConfirmPage);

function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<NewsletterLink kind="confirm" path="/newsletter/confirm" token={loaderData.token} outcome={actionData} />
	);
}
