import { formCaller, pageServices } from '../site/page-services.ts';
import type { Route } from './+types/newsletter-leave-page';
import { readPostedToken, toLinkOutcome } from './newsletter-link.server.ts';
import { readToken } from './subscription.ts';

/** The token of the link. Opening the page does nothing: programs that look at mail open links too. */
export function loader({ url }: Route.LoaderArgs) {
	return { token: readToken(url.searchParams.get('token')) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const caller = context.get(formCaller);
	if (!caller) throw new Response(null, { status: 405 });
	const { newsletter } = context.get(pageServices).forms;
	return toLinkOutcome(await newsletter.leave(await readPostedToken(request), caller));
}
