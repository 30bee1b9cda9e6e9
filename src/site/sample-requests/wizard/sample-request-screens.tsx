import messages from 'messages:sampleRequest.title,sampleRequest.stored,sampleRequest.leaveEmpty,sampleRequest.notRead,sampleRequest.plainLead,sampleRequest.progress,sampleRequest.steps,sampleRequest.stepOf,sampleRequest.stepSpoken,sampleRequest.done,sampleRequest.previous,sampleRequest.next,sampleRequest.send,sampleRequest.sending,sampleRequest.tryAgain,sampleRequest.affiliation,sampleRequest.size,sampleRequest.email,sampleRequest.shipping,sampleRequest.answers,sampleRequest.box,sampleRequest.failed,sampleRequest.asked,sampleRequest.errors,sampleBox';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { SampleRequestForm } from '../sample-request-form.tsx';

/** The form with its messages; loaded on first use. */
export const SampleRequestScreens = withMessages(messages, SampleRequestForm);
