//! The port: lets connections in and answers what comes over them, with patience for nobody who
//! says nothing.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use std::{io, mem};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tokio_rustls::TlsAcceptor;

use crate::gate::{Full, Pass};
use crate::server::Shared;
use crate::socket::closed;
use crate::tls::Tls;

/// Bytes of a request before its body, at most.
const HEAD: usize = 16 << 10;
/// Headers of a request, at most.
const HEADERS: usize = 64;
/// After the port failed it is tried again so much later.
const AGAIN: Duration = Duration::from_millis(50);
/// The first byte of whoever wants to speak HTTPS.
const HANDSHAKE: u8 = 0x16;
/// Refusals on their way at once; beyond them connections are closed without a word.
const REFUSING: usize = 32;

/// Where people come to, and how.
pub(crate) struct Port {
    pub listener: TcpListener,
    /// By HTTPS, if with anything.
    pub tls: Option<Arc<Tls>>,
}

/// Serves until told to stop, then gives everybody some time to finish.
pub(crate) async fn serve(
    port: Port,
    routes: Router,
    shared: Arc<Shared>,
    stop: impl Future<Output = ()>,
) {
    let Port { listener, tls } = port;
    let (mut stop, mut connections) = (pin!(stop), JoinSet::new());
    let refusing = Arc::new(Semaphore::new(REFUSING));
    loop {
        tokio::select! {
            biased;
            () = &mut stop => break,
            Some(_) = connections.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match shared.gate.enter(peer.ip()) {
                    Ok(pass) => {
                        let wire = Wire { routes: routes.clone(), peer, pass };
                        let shared = Arc::clone(&shared);
                        match tls.as_ref().map(|tls| tls.acceptor()) {
                            Some(tls) => connections.spawn(in_secret(stream, tls, wire, shared)),
                            None => connections.spawn(in_the_open(stream, wire, shared)),
                        };
                    }
                    // Who comes by HTTPS is refused without a word: saying why takes longer than it
                    // is worth to those who are too many.
                    Err(_) if tls.is_some() => shared.metrics.refused.add(),
                    Err(full) => {
                        shared.metrics.refused.add();
                        if let Ok(place) = Arc::clone(&refusing).try_acquire_owned() {
                            tokio::spawn(async move {
                                let _ = timeout(Duration::from_secs(1), refuse(stream, full)).await;
                                drop(place);
                            });
                        }
                    }
                },
                Err(error) => {
                    tracing::warn!("nobody can be let in: {error}");
                    shared.gate.make_room();
                    sleep(AGAIN).await;
                }
            }
        }
    }
    drop(listener);
    let patience = shared.limits.farewell;
    if timeout(patience, shared.doors.stop()).await.is_err() {
        tracing::warn!("some tables were not put away in time; what was acknowledged is kept");
    }
    shared.closing.send_replace(true);
    let _ = timeout(patience, shared.gate.emptied()).await;
    connections.shutdown().await;
}

async fn in_the_open(stream: TcpStream, wire: Wire, shared: Arc<Shared>) {
    answer(guarded(stream, &shared), wire, shared).await;
}

/// Agrees on a secret first, within the time a request's head has.
async fn in_secret(stream: TcpStream, tls: TlsAcceptor, wire: Wire, shared: Arc<Shared>) {
    let pass = Arc::clone(&wire.pass);
    let agreeing = async {
        let mut first = [0];
        stream.peek(&mut first).await?;
        if first != [HANDSHAKE] {
            return explain(stream).await.map(|()| None);
        }
        tls.accept(guarded(stream, &shared)).await.map(Some)
    };
    let mut closing = shared.closing.subscribe();
    let agreed = tokio::select! {
        agreed = timeout(shared.limits.head, agreeing) => agreed,
        () = pass.sent_away() => return,
        () = closed(&mut closing) => return,
    };
    // Whoever cannot agree or takes too long is gone; scanners are no news.
    if let Ok(Ok(Some(stream))) = agreed {
        answer(stream, wire, shared).await;
    }
}

/// Tells somebody who comes by HTTP where HTTPS is spoken.
async fn explain(mut stream: TcpStream) -> io::Result<()> {
    let body = "{\"code\":\"malformed\",\"text\":\"HTTPS is spoken here; say https://\"}";
    let answer = format!(
        "HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    farewell(&mut stream, &answer).await
}

fn guarded(stream: TcpStream, shared: &Shared) -> Unread {
    // News and answers are small and follow each other closely; held back to be sent together they
    // would wait for acknowledgements.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::warn!("a connection answers late: {error}");
    }
    Unread { stream, patience: shared.limits.stall, stalled: None }
}

/// One connection, until it ends, is told to make room, or the server goes down.
async fn answer(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    wire: Wire,
    shared: Arc<Shared>,
) {
    let pass = Arc::clone(&wire.pass);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(shared.limits.head)
        .max_buf_size(HEAD)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(stream), wire)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = shared.closing.subscribe();
    tokio::select! {
        _ = connection.as_mut() => {}
        () = pass.sent_away() => {}
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Says why somebody is not let in.
async fn refuse(mut stream: TcpStream, full: Full) -> io::Result<()> {
    let (status, text) = match full {
        Full::Address => ("429 Too Many Requests", "too many connections of one address"),
        Full::Everywhere => ("503 Service Unavailable", "there is no room at the moment"),
    };
    let body = format!("{{\"code\":\"too-many\",\"text\":\"{text}\"}}");
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    farewell(&mut stream, &answer).await
}

/// Says something and waits until it has been heard.
async fn farewell(stream: &mut TcpStream, words: &str) -> io::Result<()> {
    stream.write_all(words.as_bytes()).await?;
    stream.shutdown().await?;
    // Closed over unread bytes, the connection would be reset and the answer lost.
    let mut rest = [0; 1024];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}

/// Answers requests of one connection.
struct Wire {
    routes: Router,
    peer: SocketAddr,
    pass: Arc<Pass>,
}

impl hyper::service::Service<Request<Incoming>> for Wire {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = axum::routing::future::RouteFuture<Infallible>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(self.peer));
        request.extensions_mut().insert(Arc::clone(&self.pass));
        tower_service::Service::call(&mut self.routes.clone(), request)
    }
}

/// A stream that fails once nothing of what is sent has been read for a while.
struct Unread {
    stream: TcpStream,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Unread {
    /// Passes on how writing went, unless it has gone nowhere for too long.
    fn unless_stalled<T>(
        &mut self,
        context: &mut Context<'_>,
        wrote: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            drop(mem::take(&mut self.stalled));
            return wrote;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Unread {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Unread {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stalled(context, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.unless_stalled(context, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
