/**
 * English verbs for handwork, thought and talk, in base form; -s, -ed and -ing are formed by rule, irregular forms
 * are listed. No verbs for operating a switch, breaking skin, heating, cooling, wetting or filling; see
 * `harmless.ts`.
 */

const HANDWORK = `
bevel groove notch weave wove woven maintain rough struck tear tore eat shake shook shaken
adapt add align allocate alter anchor arrange array assemble attach attempt bag balance bale band batten beef bind
bolster bolt bottom box brace bracket build bundle butt buttress camber camp cap carry cart cast centre center chamfer
chase clad clamp clasp clean cleat climb close collapse collect combine compact complete concoct
construct contour convert copy cover cradle craft crate crawl crease create cross curl customize dangle deck
decorate deform deliver demo demolish dent deploy design detach develop dig dimple dismantle dismount display
ditch divide dock double dowel drape draw dress elevate elongate embed enclose enlarge erect expand extend
fab fabricate face fashion fasten fence fetch fiddle fill finesse finish fit fix flatten flip flop fold forklift form frame
fumble furnish gather grade grasp groom group guide gusset halve handcraft hang
haul heap heave hinge hitch hoist hold hook hug inch improve improvise increase inlay inset inspect install
interlock invert jiggle join juggle kneel knot label lace land lash launch layer lay lean
leave lengthen level lift link load locate lock loop loosen lower lug make makeshift maneuver manoeuvre manufacture
mark massage match mend mesh mess mind mock modify modernize mount move muscle nail narrow neaten
nest nudge offset open organize orient outfit overhaul overlap pack pad palletize park part patch pave
pace peen pick piece pile pin place plan plant plow plough portion position post practise prepare preassemble
prefab prefabricate preload prep prop pull punt purchase push rack raise rake ramp reach realign rearrange reassemble
reattach rebolt rebuild reclaim recondition reconstruct recreate recycle redesign redo reduce reface refinish refit
refresh refurbish rehang reinforce reinstall relieve relocate remake remodel remount remove renew renovate reorganize repair
replace reposition repurpose reshape reshingle resize restore restack resurface retrofit return reuse
revamp reweld rework rewrap rivet roof rope round salvage scoop scrap screw scribe scrounge scuff
seat secure segment separate sew shape share shelve shift shim shore shorten shove shovel show shuffle shut
side sink size skid skirt slap sleeve slide sling slip slope slot smack smooth snag snap sneak snug soften sort space
spacer spread square stabilize stack stage stagger stake stall stand staple steady stencil step stiffen stitch stock
stop store stow straddle straighten strap strengthen stretch string struggle stub stuff subcontract support suspend swap
sweep swing tag tail tailor tamp tape taper tarp tether thin thread throw tidy tie tighten tile tilt
tool torque toss tote touch tow trace track trade trailer transfer transform transport trim trip truck true trundle
tuck tug twist undo unbolt unbuckle unclamp unfold unhook unload unpack unroll unscrew unstack untie unwrap
update upcycle upgrade upholster uproot upsize veneer walk wall warp wear wedge weigh weld wheel widen
wield winch wiggle withdraw wobble work wrap wrangle wrench wrestle wrinkle yank zip
`;

const THOUGHT_AND_TALK = `
accept accomplish achieve acquire act admire admit adopt afford agree aim allow announce annoy answer anticipate
apologize appear apply appoint appreciate approach argue arrive assign assist assume assure attend attract await award
beat become beg begin behave believe belong bend benefit bet better bid bitch blame bless block bluff board book
borrow bother brag break bring bug bully bum buy calculate call calm cancel care celebrate certify challenge change
check cheer choose chuckle claim coach combine come comfort commit communicate commute compare compete complain compliment
concentrate concern conclude confess confirm confuse congratulate consider consist consult
contain continue contract contribute convince cooperate cope correct cost count create credit criticize cross cry
curse cuss dance dare date deal debate decide declare decline dedicate delay delegate demand demonstrate deny depend describe
deserve desire destroy determine devote differ direct disagree disappear disappoint discover discuss dislike ditch
doubt download doze draft draw dread dream drift drive drop dwell earn educate email emerge employ enable encourage
end enforce enjoy enrol enroll ensure enter entertain escape establish estimate evaluate examine exceed excel
exchange excite exist expect explain explore express fail fall farm favour fear figure finance find flunk focus follow
fool force forecast forgive gain gamble gift give goof google grab graduate grant greet grin grow growl
grumble guarantee guess guide hang happen hate heal hear help hesitate hide hike hire hobble hope host howl
hurry ignore illustrate imagine imitate impress include indicate inform inherit inquire insist inspire insure intend
interest interview introduce invent invest invite involve irritate itch joke judge justify keep kid kneel know
last laugh learn lecture lend let license like limit limp list listen loan look lose love luck manage
market matter mean meet memorize mention mentor mess mind miss mistake moan mooch motivate move mumble nag name need
negotiate nod note notice number obey object observe obtain occur offer oversee owe own panic pass pay perfect perform
persuade phone plan play plead please point ponder possess postpone practice pray prefer prepare present preserve pretend prevent
print proceed procrastinate produce promise promote proof propose protest prove provide publish purchase pursue qualify question
quit quote race rant rate react read realize rebuke recall receive reckon recognize recommend record
recover recruit refer refuse regard register regret reject relate relax rely remain remember remind rent reply report
represent request require rescue research resist resolve respect respond rest resume retire reveal review revise rhyme
ride ruin run sacrifice satisfy save say scare schedule score scream search see seek seem select sell send serve settle
shop shout sigh sign signal sing sit skip sleep slack slow smell smile snore solve speak specialize
specify spell spend sponsor stare start state stay steal step strive struggle study studying studies submit succeed
suffer suggest suit supervise supply support suppose surprise survey survive suspect swear talk taste teach tell
tempt tend thank think threaten train travel trust try tweak type understand undertake unite upload upset use vacation vary
venture verify visit volunteer vote wait walk wander want warn watch wear wedge welcome whine whisper whistle win wink
wish wonder work worry wreck write yawn yell
aint brag bragging babysit babysitting daydream moonlight moonlighting freelance freelancing haggle haggling hustle
tinker tinkering putter puttering dabble dabbling goof goofing mess messing babble lollygag dilly dally slack slacking
supervise apprentice apprenticing journeyman intern interning
`;

/** Irregular past forms. */
const IRREGULAR = `
bent bound broke broken brought built bought chose chosen clung did dug done drawn drew drove driven
fed felt fought found fell fallen flung gave given got gone grew grown held hid hidden hung kept
knelt knew known laid lain led left lent let lost made meant met paid put quit read rode ridden rose risen ran said sat sent set
sewn shone shown shut slept slid slung sold sought spent spoke spoken spread stood stolen
stuck strode strung swept swung swam took taken taught thought threw thrown told understood
went wept woke woken wore worn won wrote written undid undone redid redone rebuilt forgave
became begun began beat beaten bet bred came cost crept dealt dreamt dwelt fled foreseen forbade leant leapt learnt
`;

export const ENGLISH_HANDWORK = [HANDWORK];
export const ENGLISH_TALK = [THOUGHT_AND_TALK];
export const ENGLISH_IRREGULAR = [IRREGULAR];
