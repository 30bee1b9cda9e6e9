import brand from '../../../content/brand.json';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { Route } from './+types/text-page';

export { loader } from './text-page.server.ts';

const Body = staticPart(() => import('./text-body.tsx').then((module) => module.TextBody));

type TextPageProps = { loaderData: Route.ComponentProps['loaderData'] };

/** A page that staff write: its head, then its sections. */
export default function TextPage({ loaderData: { path, text, body, updated } }: TextPageProps) {
	const isFrench = useLocale() === 'fr';
	const shown = (line: string) => (isFrench ? withFrenchSpaces(line) : line);
	return (
		<>
			<PageHead
				title={`${shown(text.title)} · ${brand.name}`}
				description={shown(text.description)}
				path={path}
			/>
			<article>
				<PageBand title={shown(text.title)} lead={shown(text.lead)} />
				<Body body={body} updated={updated} />
			</article>
		</>
	);
}
