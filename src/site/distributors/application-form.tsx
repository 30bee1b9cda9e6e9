import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import {
	type ApplicationField,
	BUSINESSES,
	COUNTRIES,
	EMPTY_FORM,
	FIELD_NAMES,
	type ApplicationForm as Form,
	type FormErrors,
	OPTIONAL_FIELDS,
} from '../../domain/applications/application-form-fields.ts';
import { Button } from '../../platform/ui/fields/button.tsx';
import { ErrorSummary } from '../../platform/ui/fields/error-summary.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { Select } from '../../platform/ui/fields/select.tsx';
import { TextArea } from '../../platform/ui/fields/text-area.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { useHydrated } from '../../platform/ui/hydrated.ts';
import { Link, usePathTo } from '../../platform/ui/link.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { type Confirmation, useConfirmation } from '../frame/use-confirmation.ts';
import { forgetDraft, useApplicationDraft } from './application-draft.ts';
import styles from './application-form.module.css';
import { readSentApplication, rememberSentApplication } from './sent-application.ts';

type ApplicationFormProps = {
	/** The idempotency key of this page's form, for browsers without scripts. */
	formKey: string;
	/** The form as posted without scripts, and why it was not stored. */
	refused: { form: Form; errors: FormErrors; message: string | undefined; failed: boolean } | undefined;
};

/** Loads the code that sends the form. Loaded on first focus, because it is not needed before. */
const loadRequest = () => import('./application-request.ts');

const CONFIRMATION: Confirmation = {
	path: '/become-a-distributor/sent',
	loadPage: () => import('./application-sent-page.tsx'),
	read: () => {
		const number = readSentApplication();
		return number === undefined ? undefined : { number };
	},
};

const idOf = (field: string) => `application-${field}`;

/**
 * The application form. It posts to its page as a plain form; with scripts it shows errors at once and sends itself.
 */
export function ApplicationForm({ formKey, refused }: ApplicationFormProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorApplication.form');
	const problem = useTranslations('distributorApplication.problem');
	const { stored, showConfirmation } = useConfirmation(CONFIRMATION);
	const hydrated = useHydrated();
	const [errors, setErrors] = useState<FormErrors>(refused?.errors ?? {});
	const [attempt, setAttempt] = useState(0);
	const [failure, setFailure] = useState(
		refused?.failed ? (refused.message ?? problem('failed')) : undefined,
	);
	const [isSending, setSending] = useState(false);
	const form = refused?.form ?? EMPTY_FORM;
	const element = useRef<HTMLFormElement>(null);
	const storeTyped = useApplicationDraft(element, refused !== undefined);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending) return;
		const typed = new FormData(event.currentTarget);
		setFailure(undefined);
		setErrors({});
		setSending(true);
		const request = await loadRequest().catch(() => undefined);
		const outcome = (await request?.sendApplication(typed)) ?? {
			kind: navigator.onLine ? ('failed' as const) : ('offline' as const),
		};
		switch (outcome.kind) {
			case 'stored':
				rememberSentApplication(outcome.number);
				forgetDraft();
				await showConfirmation();
				break;
			case 'wrong':
				setErrors(outcome.errors);
				setAttempt((before) => before + 1);
				break;
			case 'refused':
				setFailure(outcome.detail);
				break;
			default:
				setFailure(problem(outcome.kind));
		}
		setSending(false);
	}

	/** Clears a field's error while the visitor edits it, until the form is sent again. */
	function onInput(event: FormEvent<HTMLFormElement>) {
		storeTyped();
		const { name } = event.target as HTMLInputElement;
		if (name in errors) setErrors(({ [name as ApplicationField]: _, ...rest }) => rest);
	}

	const field = (name: ApplicationField) => ({
		name,
		id: idOf(name),
		label: t(name),
		error: errors[name],
		...(OPTIONAL_FIELDS.includes(name) ? { aside: t('optional') } : { required: true }),
	});
	const wrong = [...FIELD_NAMES, 'leaveEmpty' as const].filter((name) => errors[name] !== undefined);

	return (
		<form
			ref={element}
			method="post"
			action={pathTo('/become-a-distributor')}
			className={styles.form}
			// The browser's own validation messages are only used without scripts.
			noValidate={hydrated}
			onSubmit={send}
			onInput={onInput}
			onFocus={() => void loadRequest().catch(() => {})}
			aria-labelledby="application"
		>
			<input type="hidden" name="key" value={formKey} />
			<div>
				<h2 id="application" className={styles.heading}>
					{t('heading')}
				</h2>
				<p className={styles.needed}>
					{t.rich('needed', { star: (text: ReactNode) => <span className={styles.star}>{text}</span> })}
				</p>
			</div>
			<ErrorSummary
				title={problem('wrong', { count: wrong.length })}
				errors={wrong.map((name) => ({ id: idOf(name), message: errors[name] }))}
				attempt={attempt}
			/>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t('businessHeading')}</legend>
				<Field {...field('company')} className={styles.wide}>
					<TextInput defaultValue={form.company} autoComplete="organization" />
				</Field>
				<Field {...field('business')}>
					<Select defaultValue={form.business}>
						<option value="">{t('choose')}</option>
						{BUSINESSES.map((business) => (
							<option key={business} value={business}>
								{t(`businesses.${business}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field {...field('branches')} hint={t('branchesHint')}>
					<TextInput defaultValue={form.branches} inputMode="numeric" autoComplete="off" />
				</Field>
				<Field {...field('city')}>
					<TextInput defaultValue={form.city} autoComplete="address-level2" />
				</Field>
				<Field {...field('region')}>
					<TextInput defaultValue={form.region} autoComplete="address-level1" />
				</Field>
				<Field {...field('country')}>
					<Select
						defaultValue={form.country}
						autoComplete="country-name"
						// An option is always selected, so there is nothing for the browser to require.
						required={false}
					>
						{COUNTRIES.map((country) => (
							<option key={country} value={country}>
								{t(`countries.${country}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field {...field('website')} hint={t('websiteHint')}>
					<TextInput
						defaultValue={form.website}
						inputMode="url"
						autoComplete="url"
						autoCapitalize="none"
						spellCheck={false}
					/>
				</Field>
				<Field {...field('brands')} hint={t('brandsHint')} className={styles.wide}>
					<TextInput defaultValue={form.brands} autoComplete="off" />
				</Field>
			</fieldset>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t('youHeading')}</legend>
				<Field {...field('contactName')} className={styles.wide}>
					<TextInput defaultValue={form.contactName} autoComplete="name" />
				</Field>
				<Field {...field('email')}>
					<TextInput
						defaultValue={form.email}
						inputMode="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
					/>
				</Field>
				<Field {...field('phone')} hint={t('phoneHint')}>
					<TextInput defaultValue={form.phone} type="tel" autoComplete="tel" />
				</Field>
				<Field {...field('message')} className={styles.wide}>
					<TextArea defaultValue={form.message} />
				</Field>
				{/* A honeypot: people don't see it, but bots that fill in every field do. */}
				<div className={errors.leaveEmpty === undefined ? 'sr-only' : styles.wide}>
					<Field name="leaveEmpty" id={idOf('leaveEmpty')} label={t('leaveEmpty')} error={errors.leaveEmpty}>
						<TextInput tabIndex={errors.leaveEmpty === undefined ? -1 : undefined} autoComplete="off" />
					</Field>
				</div>
			</fieldset>
			<div className={styles.end}>
				<p className={styles.notice}>
					{t.rich('notice', {
						name: brand.name,
						privacy: (text: ReactNode) => <Link to="/privacy">{text}</Link>,
					})}
				</p>
				{failure !== undefined && (
					<Notice kind="error" role="alert" title={failure}>
						<Button variant="quiet" type="submit" className={styles.again}>
							{problem('tryAgain')}
						</Button>
					</Notice>
				)}
				{stored === undefined ? (
					<Button variant="heat" type="submit" icon="arrow-right" iconLast busy={isSending && t('sending')}>
						{t('send')}
					</Button>
				) : (
					<Notice kind="good" role="alert" title={problem('stored', { number: stored })}>
						<p>{problem('storedText')}</p>
						<Button variant="outlined" onClick={() => void showConfirmation()}>
							{problem('showStored')}
						</Button>
					</Notice>
				)}
			</div>
		</form>
	);
}
