import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import {
	contactEmail,
	type RequestField,
	type SampleRequestInput,
} from '../../domain/sample-requests/sample-request.ts';
import { findRequestErrors, tidyRequest } from '../../domain/sample-requests/sample-request-rules.ts';
import { Button } from '../../platform/ui/fields/button.tsx';
import { ErrorSummary } from '../../platform/ui/fields/error-summary.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { type Confirmation, useConfirmation } from '../frame/use-confirmation.ts';
import { useSampleBox } from '../sample-box/sample-box.tsx';
import { useErrorMessages } from './error-messages.ts';
import { useOnline } from './online.ts';
import type { ReturnedRequest } from './posted-request.ts';
import { fieldId } from './request-field.ts';
import { RequestedNotices } from './requested-notices.tsx';
import { useRequestDraft } from './sample-request-draft.ts';
import styles from './sample-request-form.module.css';
import type { RequestedSampleError } from './sample-request-page.server.ts';
import { sendSampleRequest, writeRequestBody } from './sample-request-send.ts';
import { readSentRequest, rememberSentRequest } from './sent-request.ts';
import type { EditedForm } from './wizard/edited-form.ts';
import { EmailStep } from './wizard/email-step.tsx';
import { AffiliationStep, CompanySizeStep } from './wizard/request-choices.tsx';
import { rowOf, sampleErrors } from './wizard/sample-errors.ts';
import { ShippingStep } from './wizard/shipping-step.tsx';
import { AsideBefore, WizardAside } from './wizard/wizard-aside.tsx';
import { WizardButtons } from './wizard/wizard-buttons.tsx';
import { WizardMarkers } from './wizard/wizard-markers.tsx';
import { furthestStep, listStepErrors, stepOfField } from './wizard/wizard-step.ts';

const SCREENS = [
	{ step: 1, words: 'affiliation' },
	{ step: 2, words: 'size' },
	{ step: 3, words: 'email' },
	{ step: 4, words: 'shipping' },
] as const;

type Screen = (typeof SCREENS)[number]['step'];

type SampleRequestFormProps = {
	/** Samples in the page's address. */
	requested: readonly SampleItem[];
	requestedErrors: readonly RequestedSampleError[];
	/** The visitor's interaction with the form before this code was loaded; filled when the form is in the document. */
	edited: RefObject<EditedForm> | undefined;
	/** The form posted without scripts and rejected. */
	returned: ReturnedRequest | undefined;
};

const CONFIRMATION: Confirmation = {
	path: '/sample-box/sent',
	loadPage: () => import('./request-sent-page.tsx'),
	read: () => {
		const sent = readSentRequest();
		return sent && { number: sent.number, state: { ...sent } };
	},
};

/** The request form with its four screens. Without scripts they are stacked and post to this page. */
export function SampleRequestForm({ requested, requestedErrors, edited, returned }: SampleRequestFormProps) {
	const pathTo = usePathTo();
	const t = useTranslations('sampleRequest');
	const form = useRef<HTMLFormElement>(null);
	const box = useSampleBox();
	const { values, ready, setField, keyFor } = useRequestDraft(edited, returned?.values);
	const online = useOnline();
	const navigate = useNavigateTo();
	const [query] = useSearchParams();
	const errorMessage = useErrorMessages();
	const heading = useRef<HTMLHeadingElement>(null);
	const trap = useRef<HTMLInputElement>(null);
	const sending = useRef(false);
	const [isSending, setSending] = useState(false);
	/** Attempts to leave this screen; from the first one on, all errors are shown at their fields. */
	const [attempt, setAttempt] = useState(0);
	/** Fields that were focused and left: their errors are shown at once. */
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [failure, setFailure] = useState(
		returned && returned.errors.length === 0 && returned.notRead.length === 0
			? (returned.message ?? t('failed.server'))
			: undefined,
	);
	const [refused, setRefused] = useState<ReadonlyMap<string, string>>(
		new Map(returned?.errors.map(({ path, message }) => [path, message])),
	);
	const { stored, showConfirmation } = useConfirmation(CONFIRMATION);

	const request: SampleRequestInput = { ...values, samples: box.items };
	// Stored in the URL, so that the browser's Back goes to the previous screen and links within the page keep it.
	const wanted = Math.trunc(Number(query.get('step')));
	const step = (ready ? Math.min(Math.max(wanted || 1, 1), furthestStep(request)) : 1) as Screen;

	// Restores the focus, because the form was rendered again, and submits it if the button was pressed before this code
	// was loaded.
	useEffect(() => {
		if (!ready || !edited) return;
		const { focus, pressed } = edited.current;
		if (focus) form.current?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
		if (pressed) form.current?.requestSubmit();
	}, [ready, edited]);

	const shown = useRef(step);
	useEffect(() => {
		if (!ready || shown.current === step) return;
		shown.current = step;
		setAttempt(0);
		setFailure(undefined);
		heading.current?.focus();
	}, [step, ready]);

	function go(to: number) {
		navigate(to === 1 ? '/sample-box' : `/sample-box?step=${to}`, { preventScrollReset: true });
	}

	function onField(field: RequestField, text: string) {
		setField(field, text);
		if (refused.has(field)) setRefused(new Map([...refused].filter(([path]) => path !== field)));
	}

	const stepErrors = listStepErrors(request, step);
	const shownErrors = stepErrors.filter(
		({ path, kind }) => attempt > 0 || (kind !== 'required' && left.has(path)),
	);
	const errors = new Map(shownErrors.map((error) => [error.path, errorMessage(error, request)]));
	for (const [path, message] of refused) if (!errors.has(path)) errors.set(path, message);
	const errorOf = (path: string) => errors.get(path);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (stepErrors.length > 0) {
			setAttempt(attempt + 1);
			if (step < 4) document.getElementById(fieldId(stepErrors[0]?.path ?? ''))?.focus();
			return;
		}
		if (step < 4) return go(step + 1);
		await send();
	}

	async function send() {
		if (sending.current) return;
		const tidy = tidyRequest(request);
		if (findRequestErrors(tidy).length > 0) return;
		sending.current = true;
		setSending(true);
		setFailure(undefined);
		const body = writeRequestBody(tidy, trap.current?.value ?? '');
		const outcome = await sendSampleRequest(body, keyFor(body));
		sending.current = false;
		setSending(false);
		if (outcome.kind === 'sent') {
			rememberSentRequest({
				number: outcome.number,
				firstName: tidy.firstName,
				companyName: tidy.companyName,
				email: contactEmail(tidy),
				samples: [...tidy.samples],
			});
			await showConfirmation();
		} else if (outcome.kind !== 'refused') setFailure(t(`failed.${outcome.kind}`));
		else if (outcome.errors.length === 0) setFailure(t('failed.refused', { detail: outcome.detail }));
		else {
			setRefused(new Map(outcome.errors.map(({ path, message }) => [path, message])));
			setAttempt(attempt + 1);
			// Errors that the server found on an earlier screen are corrected there.
			const first = Math.min(...outcome.errors.map(({ path }) => stepOfField(path, tidy.emailType)));
			if (first < 4) go(first);
		}
	}

	const fields = { values, onField, errorOf };
	const live = ready;
	const summary = (step === 4 && attempt > 0) || !live ? [...errors] : [];
	return (
		<>
			<div className={`page ${styles.head}`}>
				<h1 className={styles.title}>{t('title')}</h1>
				<p className={`${styles.plainOnly} ${styles.lead}`}>{t('plainLead')}</p>
				<WizardMarkers step={step} />
			</div>
			<div className={styles.ground}>
				<form
					ref={form}
					method="post"
					action={pathTo('/sample-box')}
					className={`page ${styles.form}`}
					noValidate={live}
					onSubmit={submit}
					onBlur={(event) => {
						const { name } = event.target as Element as HTMLInputElement;
						if (name && !left.has(name)) setLeft(new Set([...left, name]));
					}}
					aria-label={t('title')}
				>
					{live ? <WizardAside step={step} values={values} onGo={go} /> : <AsideBefore />}
					<div className={styles.main}>
						<RequestedNotices requested={requested} errors={requestedErrors} />
						{returned && returned.notRead.length > 0 && (
							<Notice
								kind="caution"
								role="alert"
								title={t('notRead.title', { count: returned.notRead.length })}
							>
								<ul role="list">
									{returned.notRead.map((text, at) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice
										<li key={`${at} ${text}`}>
											<bdi>{text}</bdi>
										</li>
									))}
								</ul>
								<p>{t('notRead.rest', { count: returned.notRead.length })}</p>
							</Notice>
						)}
						{SCREENS.filter((screen) => !live || screen.step === step).map((screen) => (
							<div
								key={screen.step}
								className={styles.step}
								data-later={(!live && screen.step > 1) || undefined}
							>
								<h2
									ref={screen.step === step ? heading : undefined}
									tabIndex={-1}
									className={styles.question}
								>
									{t(`${screen.words}.heading`)}
									<span className="sr-only"> ({t('stepSpoken', { step: screen.step })})</span>
								</h2>
								<p className={styles.why}>
									{t.rich(`${screen.words}.why`, {
										star: (text) => <span className={styles.star}>{text}</span>,
									})}
								</p>
								{screen.words !== 'shipping' && <p className={styles.who}>{t(`${screen.words}.who`)}</p>}
								{screen.step === 1 && <AffiliationStep {...fields} />}
								{screen.step === 2 && <CompanySizeStep {...fields} live={live} />}
								{screen.step === 3 && <EmailStep {...fields} live={live} />}
								{screen.step === 4 && (
									<ShippingStep
										{...fields}
										live={live}
										count={box.count}
										plainSamples={
											returned?.samples ??
											requested.map(({ partNumber, size }) => `${partNumber} ${size}`).join('\n')
										}
										sampleErrors={sampleErrors(errors)}
									/>
								)}
							</div>
						))}
						<div className="sr-only">
							<Field name="leaveEmpty" label={t('leaveEmpty')}>
								<TextInput ref={trap} tabIndex={-1} autoComplete="off" />
							</Field>
						</div>
						{summary.length > 0 && (
							<ErrorSummary
								title={t('shipping.wrong')}
								attempt={attempt}
								errors={summary.map(([path, message]) => ({ id: fieldId(rowOf(path)), message }))}
							/>
						)}
						{failure && <Notice kind="error" role="alert" title={failure} />}
						{!online && live && !failure && (
							<Notice kind="caution" role="status" title={t('failed.offline')} />
						)}
						{stored && (
							<Notice kind="good" role="alert" title={t('stored.title', { number: stored })}>
								<p>{t('stored.text')}</p>
								<Button variant="outlined" onClick={() => void showConfirmation()}>
									{t('stored.show')}
								</Button>
							</Notice>
						)}
						<WizardButtons
							step={step}
							live={live}
							isStored={stored !== undefined}
							isComplete={stepErrors.length === 0}
							isSending={isSending}
							hasFailed={failure !== undefined}
							onBack={() => go(step - 1)}
						/>
					</div>
				</form>
			</div>
		</>
	);
}
