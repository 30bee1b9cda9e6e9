import messages from 'messages:sampleRequest.title,sampleRequest.description';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { deferredPart } from '../../platform/ui/static-part.tsx';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import type { Route } from './+types/sample-request-page';
import { parseRequestedSamples } from './requested-samples.ts';
import { readSentRequest } from './sent-request.ts';
import { BeforeLive } from './wizard/before-live.tsx';
import { type EditedForm, NOT_EDITED, readEditedForm } from './wizard/edited-form.ts';

export { action, loader } from './sample-request-page.server.ts';

export const handle = import.meta.env.SSR
	? {
			policy: () =>
				import('./sample-request-page-policy.ts').then((policy) => policy.sampleRequestPagePolicy),
		}
	: undefined;

export default withMessages(messages, SampleRequestPage);

const Screens = deferredPart(() =>
	import('./wizard/sample-request-screens.tsx').then((module) => module.SampleRequestScreens),
);

/** All screens of the form are one page, so only an address with samples needs a request. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
	const requested = parseRequestedSamples(nextUrl.searchParams);
	return requested.length > 0 && nextUrl.search !== currentUrl.search;
}

/**
 * Request Samples: a wizard of four screens, or one long form without scripts. Its code is loaded when there is
 * something to work with, or on the first interaction with the form.
 */
function SampleRequestPage({ loaderData: { requested, errors }, actionData }: Route.ComponentProps) {
	const t = useTranslations('sampleRequest');
	const { count } = useSampleBox();
	const [query] = useSearchParams();
	const container = useRef<HTMLDivElement>(null);
	const pressed = useRef(false);
	const edited = useRef<EditedForm>(NOT_EDITED);
	const [isLive, setLive] = useState(false);
	const isWanted = count > 0 || requested.length > 0 || errors.length > 0 || query.has('step');

	function loadScreens() {
		if (isLive) return;
		Screens.load().then(
			() => setLive(true),
			() => {},
		);
	}

	/** Submitted before the code was loaded: with scripts the form goes screen by screen and is not posted. */
	function submitEarly(event: SyntheticEvent) {
		event.preventDefault();
		if (isLive) return;
		pressed.current = true;
		loadScreens();
	}

	// Native validation would block the submission, because the hidden later screens are still empty.
	useEffect(() => container.current?.querySelector('form')?.setAttribute('novalidate', ''), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once loaded it stays loaded
	useEffect(() => {
		if (isWanted || readSentRequest()) loadScreens();
	}, [isWanted]);

	return (
		<>
			<PageHead
				title={`${t('title')} · ${brand.name}`}
				description={t('description')}
				path="/sample-box"
				indexed={false}
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the form inside */}
			<div
				ref={container}
				onPointerEnter={loadScreens}
				onPointerDown={loadScreens}
				onFocus={loadScreens}
				onSubmit={submitEarly}
			>
				<BeforeLive
					isLive={isLive}
					onLive={() => (edited.current = readEditedForm(container.current, pressed.current))}
				>
					<Screens
						requested={requested}
						requestedErrors={errors}
						edited={isLive ? edited : undefined}
						returned={actionData}
					/>
				</BeforeLive>
			</div>
		</>
	);
}
