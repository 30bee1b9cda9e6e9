import type { Route } from './+types/text-page';
import { TextPageView } from './text-page-view.tsx';

export { loader } from './text-page.server.ts';

/** A page that staff write. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
	return <TextPageView {...loaderData} />;
}
