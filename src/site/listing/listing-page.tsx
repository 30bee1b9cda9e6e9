import messages from 'messages:listing.titlePage,listing.search.heading,listing.search.title,listing.search.text,listing.unknownPath,listing.results,listing.sort,listing.reading,listing.filters,listing.categories.label,listing.nearPartNumbers,listing.stickLink';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { formatRequestedPath } from '../frame/requested-path.ts';
import type { Route } from './+types/listing-page';
import { ListingNotice } from './listing-notice.tsx';
import { ListingView } from './listing-view.tsx';

export { loader } from './listing-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./listing-page-policy.ts').then((policy) => policy.listingPagePolicy) }
	: undefined;

const StickGuide = staticPart(() =>
	import('./stick-guide/stick-guide-words.tsx').then((module) => module.StickGuide),
);

export default withMessages(messages, ListingPage);

/** All gloves, search results, a category, a series, the stick-welding gloves, or an unknown path. */
function ListingPage({ loaderData: { listing, unknown } }: Route.ComponentProps) {
	const t = useTranslations('listing');
	// Only this depends on an unknown path: the server renders one page for all of them and inserts the path.
	const { pathname } = useLocation();
	return (
		<ListingView
			data={listing}
			guide={
				listing.routeId === 'smaw' && <StickGuide words={listing.stickWords} gloves={listing.stickGloves} />
			}
			notice={
				unknown && (
					<ListingNotice nearLabel={t('nearPartNumbers')} suggestions={unknown.near}>
						{t('unknownPath', { path: formatRequestedPath(pathname) })}
					</ListingNotice>
				)
			}
		/>
	);
}
