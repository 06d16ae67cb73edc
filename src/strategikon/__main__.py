"""`python -m strategikon` is the command `strategikon`. Loading it takes a moment, in which a Ctrl-C may come."""

import sys


def main() -> int:
    """Run one command; the exit code. A Ctrl-C while it is loaded is answered as soon as there is somebody to answer:
    half a module that is loaded once more may complain on its own account."""
    try:
        import signal

        heard: list[int] = []
        usual = signal.getsignal(signal.SIGINT)
        if usual is signal.default_int_handler:  # else it is ignored, as in the background
            signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # it was held back while Python started
        from strategikon.cli import interrupted
        from strategikon.cli import main as run

        signal.signal(signal.SIGINT, usual)
        return interrupted(sys.argv[1:]) if heard else run()
    except KeyboardInterrupt:
        return stop()


def stop() -> int:
    """A Ctrl-C came before there was anybody to answer it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
    from strategikon.cli import interrupted

    return interrupted(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
