import words from 'messages:newsletter.leave,newsletter.link';
import { withWords } from '../site/page-words.tsx';
import type { Route } from './+types/newsletter-leave-page';
import { NewsletterLink } from './newsletter-link.tsx';

export { action, loader } from './newsletter-leave-page.server.ts';

export default withWords(words, NewsletterLeavePage);

function NewsletterLeavePage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<NewsletterLink
			kind="leave"
			path="/newsletter/unsubscribe"
			token={loaderData.token}
			outcome={actionData}
		/>
	);
}
